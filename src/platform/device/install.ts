declare global {
  interface Navigator {
    /** Safari on iPads and iPhones only. */
    readonly standalone?: boolean;
  }
  /** Chromium only. */
  interface InstallPromptEvent extends Event {
    readonly prompt: () => Promise<unknown>;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
  interface Window {
    /** Kept by the boot script, as the offer may come before everything else. */
    installOffer?: InstallPromptEvent | undefined;
  }
}

export interface InstallOffer {
  /** Opens the browser's own question, once, and only from a press. */
  readonly accept: () => Promise<void>;
}

/** Tells at once, and at every change, whether the browser offers to install the site. */
export function subscribeToInstallOffers(
  onOffer: (offer: InstallOffer | null) => void,
): () => void {
  const tell = () => onOffer(window.installOffer ? toOffer(window.installOffer) : null);
  const onGone = () => {
    window.installOffer = undefined;
    tell();
  };
  addEventListener('beforeinstallprompt', tell);
  addEventListener('appinstalled', onGone);
  tell();
  return () => {
    removeEventListener('beforeinstallprompt', tell);
    removeEventListener('appinstalled', onGone);
  };

  function toOffer(event: InstallPromptEvent): InstallOffer {
    return {
      async accept() {
        // One event opens one question, whatever the answer is.
        onGone();
        try {
          await event.prompt();
        } catch {
          // Asked already, or not from a press: the browser's own menu still has it.
        }
      },
    };
  }
}

/** Whether the page runs in a window of its own, as the installed app. */
export function isInstalledApp(): boolean {
  return navigator.standalone === true || !matchMedia('(display-mode: browser)').matches;
}

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
    /** Set by the boot script, because the event may be fired early. */
    installOffer?: InstallPromptEvent | undefined;
  }
}

export interface InstallOffer {
  /** Opens the browser's install prompt. Call it once, within a press. */
  readonly accept: () => Promise<void>;
}

/**
 * Calls back now and at each change with the browser's offer to install the site. Returns a cleanup function.
 */
export function subscribeToInstallOffers(
  onOffer: (offer: InstallOffer | null) => void,
): () => void {
  const report = () => onOffer(window.installOffer ? toOffer(window.installOffer) : null);
  const onGone = () => {
    window.installOffer = undefined;
    report();
  };
  addEventListener('beforeinstallprompt', report);
  addEventListener('appinstalled', onGone);
  report();
  return () => {
    removeEventListener('beforeinstallprompt', report);
    removeEventListener('appinstalled', onGone);
  };

  function toOffer(event: InstallPromptEvent): InstallOffer {
    return {
      async accept() {
        // An event can open one prompt only.
        onGone();
        try {
          await event.prompt();
        } catch {
          // The prompt was open already, or the call was outside a press; the browser's menu still has it.
        }
      },
    };
  }
}

/** Returns true if the page runs as the installed app. */
export function isInstalledApp(): boolean {
  return navigator.standalone === true || !matchMedia('(display-mode: browser)').matches;
}

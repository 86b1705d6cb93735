import { holdsTypedText } from '#platform/page/reload-in-place.ts';

/**
 * Opens the page of a shortcut when the installed app is launched again, unless that would lose typed text. A
 * launch by the app's icon only brings its window to the front (web-manifest-plugin.ts).
 */
export function followLaunches(): () => void {
  return subscribeToLaunches((address) => {
    const { origin, pathname } = new URL(address);
    if (origin !== location.origin || pathname === '/') return;
    if (!holdsTypedText()) location.assign(address);
  });
}

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void;
}

declare global {
  interface Window {
    /** Installed apps in Chromium only. */
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Calls back with the address of each launch of the installed app, except the launch that opened this page.
 */
function subscribeToLaunches(onLaunch: (address: string) => void): () => void {
  let isOwn = true;
  let isOver = false;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isFirst = isOwn;
    isOwn = false;
    // The first launch that is reported may be the one that opened this page.
    if (isOver || !targetURL || (isFirst && targetURL === openedAt())) return;
    onLaunch(targetURL);
  });
  return () => {
    isOver = true;
  };
}

/** Returns the address at which the page was opened; the visitor may have navigated since. */
function openedAt(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name;
}

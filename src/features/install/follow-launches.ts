import { holdsTypedText } from '#platform/page/reload-in-place.ts';

/**
 * When the app is launched again, the system only shows its window (see the manifest). The app's icon
 * asks for no more; a shortcut opens its page, unless that would lose what somebody has typed here.
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
    /** In Chromium, for an installed app. */
    readonly launchQueue?: LaunchQueue;
  }
}

/** Tells the address of each launch of the installed app but the one that has opened this page. */
function subscribeToLaunches(onLaunch: (address: string) => void): () => void {
  let isOwn = true;
  let isOver = false;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isFirst = isOwn;
    isOwn = false;
    // What is told first may be how this page was opened.
    if (isOver || !targetURL || (isFirst && targetURL === openedAt())) return;
    onLaunch(targetURL);
  });
  return () => {
    isOver = true;
  };
}

/** The visitor may have moved on since. */
function openedAt(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name;
}

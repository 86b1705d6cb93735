import { fileCopy, outsideCopy, siteCopy } from '#content/copy/parts/site.ts';
import { onNetworkReturn } from '#platform/network/network-status.ts';
import { intentEvents, pressReachability } from '#platform/network/press-reachability.ts';
import { notify } from '#ui/toast/notify.ts';

/**
 * Shows a toast instead of the browser's error page when a link to another site or to a file cannot be
 * reached. Returns a cleanup function.
 */
export function guardOutsideLinks(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const probe = (event: Event) => {
    if (outsideLink(event)) void pressReachability.probe(event.timeStamp);
  };
  let checked: HTMLAnchorElement | undefined;
  const guard = async (event: MouseEvent) => {
    const link = outsideLink(event);
    // A prevented event is handled elsewhere; the right button only opens a menu.
    if (!link || event.defaultPrevented || event.button === 2 || link === checked) return;
    const { timeStamp } = event;
    // A file can wait for the probe; other links open a tab, which browsers block after a delay.
    const isHeld = isFile(link) && !event.button && !event.ctrlKey && !event.metaKey;
    if (isHeld) {
      event.preventDefault();
      await pressReachability.probe(timeStamp);
    }
    if (pressReachability.isReachable(timeStamp, link.href)) {
      if (!isHeld) return;
      checked = link;
      link.click();
      checked = undefined;
      return;
    }
    event.preventDefault();
    const words = isFile(link) ? fileCopy : outsideCopy;
    notify({ tone: 'failure', ...words, dismiss: siteCopy.dismissToast });
  };
  const options = { signal, passive: true };
  for (const type of intentEvents) addEventListener(type, probe, options);
  addEventListener('click', guard, { signal });
  // Presses of the middle button.
  addEventListener('auxclick', guard, { signal });
  const stop = onNetworkReturn(pressReachability.forget);
  return () => {
    stop();
    controller.abort();
  };
}

function outsideLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.protocol.startsWith('http')) return null;
  return link.origin !== location.origin || isFile(link) ? link : null;
}

/** Returns true for a file of this site: addresses of pages have no dot. */
function isFile({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.includes('.');
}

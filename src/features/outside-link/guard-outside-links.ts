import { outsideCopy, siteCopy } from '#content/copy/parts/site.ts';
import { ebookDownloadCopy } from '#content/copy/parts/ebook-download.ts';
import { intentEvents, pressReachability } from '#platform/network/press-reachability.ts';
import { notify } from '#ui/toast/notify.ts';

/** Says in words that a link to another site, or to a file, gets nowhere; the browser would show its error page. */
export function guardOutsideLinks(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const probe = (event: Event) => {
    if (outsideLink(event)) void pressReachability.probe(event.timeStamp);
  };
  const guard = (event: MouseEvent) => {
    const link = outsideLink(event);
    // Who answers the press in another way has prevented it; the right button opens a menu only.
    if (!link || event.defaultPrevented || event.button === 2) return;
    if (pressReachability.isReachable(event.timeStamp, link.href)) return;
    event.preventDefault();
    const words = isFile(link) ? ebookDownloadCopy.offline : outsideCopy;
    notify({ tone: 'failure', ...words, dismiss: siteCopy.dismissToast });
  };
  const options = { signal, passive: true };
  for (const type of intentEvents) addEventListener(type, probe, options);
  addEventListener('click', guard, { signal });
  // The middle button's.
  addEventListener('auxclick', guard, { signal });
  return () => controller.abort();
}

function outsideLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.protocol.startsWith('http')) return null;
  return link.origin !== location.origin || isFile(link) ? link : null;
}

/** Pages have no dot in their address, files have. */
function isFile({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.includes('.');
}

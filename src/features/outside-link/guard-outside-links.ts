import { outsideCopy, siteCopy } from '#content/copy/parts/site.ts';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { intentEvents, reachAtPress } from '#platform/network/reach-at-press.ts';
import { notify } from '#ui/toast/notify.ts';

/** Says in words that a link to another site, or to a file, gets nowhere; the browser would show its error page. */
export function guardOutsideLinks(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const look = (event: Event) => {
    if (outsideLink(event)) void reachAtPress.look(event.timeStamp);
  };
  const guard = (event: MouseEvent) => {
    const link = outsideLink(event);
    // Who answers the press in another way has prevented it; the right button opens a menu only.
    if (!link || event.defaultPrevented || event.button === 2) return;
    if (reachAtPress.isReachable(event.timeStamp, link.href)) return;
    event.preventDefault();
    const words = isFile(link) ? takeAlongCopy.offline : outsideCopy;
    notify({ tone: 'failure', ...words, dismiss: siteCopy.dismissToast });
  };
  const options = { signal, passive: true };
  for (const approach of intentEvents) addEventListener(approach, look, options);
  addEventListener('click', guard, { signal });
  // The middle button's.
  addEventListener('auxclick', guard, { signal });
  return () => ended.abort();
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

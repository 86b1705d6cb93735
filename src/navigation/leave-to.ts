import { loadingCopy } from '#content/copy/parts/loading.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pressReachability } from '#platform/network/press-reachability.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { notify } from '#ui/toast/notify.ts';
import { leavePage } from './document-route.ts';
import { findStored } from './fetch-document.ts';
import { isPublished } from './page-link.ts';

/**
 * Follows a pressed link without the router; without a network only on a second press. Does nothing
 * if `isLastPress` returns false once the network has been checked.
 */
export async function leaveTo(
  link: HTMLAnchorElement,
  press: Event,
  isLastPress: () => boolean,
): Promise<void> {
  const { href, pathname } = link;
  await pressReachability.probe(press.timeStamp);
  if (!isLastPress()) return;
  // In a full load the worker shows a story of the previous build, or its "not found" page.
  const isAnswered = isPublished(link) ? await findStored(pathname) : isControlled();
  if (pressReachability.isReachable(press.timeStamp, href) || isAnswered) return leavePage(href);
  notify({ tone: 'failure', ...loadingCopy.lostPage, dismiss: siteCopy.dismissToast });
}

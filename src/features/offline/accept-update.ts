import { reloadInPlace } from '#platform/page/page-place.ts';
import { holdsTypedText } from '#platform/page/typed-text.ts';
import { askWorker, findWaitingWorker, tellWaitingWorker } from '#platform/worker/worker-client.ts';
import { acceptOffer, dismissOffer, withdrawOffer } from './offline-store.ts';

const longestWork = 5_000;
const longestTakeover = 3_000;

/** The new build takes over, and every page of this site follows it. */
export async function acceptUpdate(): Promise<void> {
  acceptOffer();
  // A worker that works is not replaced before it has done.
  await askWorker('VERIFY', longestWork);
  const wasWaiting = await tellWaitingWorker('SKIP_WAITING');
  if (wasWaiting) setTimeout(() => void remind(), longestTakeover);
  else withdrawOffer();
}

/**
 * Chromium forgets a takeover for half a minute when the outgoing worker is ended for it and some
 * page starts it again in that moment. It looks again whenever a page is loaded.
 */
async function remind(): Promise<void> {
  if ((await findWaitingWorker()) && !holdsTypedText()) reloadInPlace();
}

/** The button goes, and the focus with it: back to the page. */
export function dismissUpdate(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
  dismissOffer();
}

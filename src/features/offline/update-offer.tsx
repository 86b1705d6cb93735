import { useStore } from 'zustand';
import { statusCopy } from '#content/copy/parts/status.ts';
import { holdsTypedText, reloadInPlace } from '#platform/page/reload-in-place.ts';
import { askWorker, findWaitingWorker, tellWaitingWorker } from '#platform/worker/worker-client.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import { Bar } from '#ui/layout/bar.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { acceptOffer, dismissOffer, offlineStore, withdrawOffer } from './offline-store.ts';

const { ready, accept, dismiss, accepted, held } = statusCopy.update;

/** The offer in one line, which may be put off. */
export function UpdateLine() {
  return (
    <Bar>
      <Page>
        <UpdateOffer isDismissible />
      </Page>
    </Bar>
  );
}

/** The offer where it stays, also after "Not now". */
export function UpdatePanel({ heading }: { readonly heading: string }) {
  return (
    <Panel>
      <h2>{heading}</h2>
      <UpdateOffer />
    </Panel>
  );
}

interface UpdateOfferProps {
  /** The offer may be put off: it stands somewhere else as well. */
  readonly isDismissible?: boolean;
}

/** That a new build waits, and the press that lets it in. */
function UpdateOffer({ isDismissible = false }: UpdateOfferProps) {
  const update = useStore(offlineStore, (now) => now.update);
  if (update === 'held') return <p>{held}</p>;
  if (update === 'accepted') return <p>{accepted}</p>;
  return (
    <>
      <p>{ready}</p>
      <Button type="button" onClick={() => void acceptUpdate()}>
        {accept}
      </Button>
      {isDismissible && (
        <Button type="button" onClick={dismissUpdate}>
          {dismiss}
        </Button>
      )}
    </>
  );
}

const repairTimeoutMs = 5_000;
const takeoverTimeoutMs = 3_000;

/** The new build takes over, and every page of this site follows it. */
export async function acceptUpdate(): Promise<void> {
  acceptOffer();
  // A worker that works is not replaced before it has done.
  await askWorker('REPAIR', repairTimeoutMs);
  const wasWaiting = await tellWaitingWorker('SKIP_WAITING');
  if (wasWaiting) setTimeout(() => void reloadIfStillWaiting(), takeoverTimeoutMs);
  else withdrawOffer();
}

/**
 * Chromium forgets a takeover for half a minute when the outgoing worker is ended for it and some
 * page starts it again in that moment. It looks again whenever a page is loaded.
 */
async function reloadIfStillWaiting(): Promise<void> {
  if ((await findWaitingWorker()) && !holdsTypedText()) reloadInPlace();
}

/** The button goes, and the focus with it: back to the page. */
export function dismissUpdate(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
  dismissOffer();
}

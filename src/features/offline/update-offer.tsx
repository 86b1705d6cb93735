import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { statusCopy } from '#content/copy/parts/status.ts';
import { focusMain } from '#platform/page/focus-main.ts';
import { holdsTypedText, reloadInPlace } from '#platform/page/reload-in-place.ts';
import { askWorker, findWaitingWorker, tellWaitingWorker } from '#platform/worker/worker-client.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import { Bar } from '#ui/layout/bar.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { acceptOffer, dismissOffer, offlineStore, withdrawOffer } from './offline-store.ts';

const { ready, accept, dismiss, accepted, held } = statusCopy.update;

/** Offers the update in one line that the visitor may dismiss. */
export function UpdateLine() {
  return (
    <Bar>
      <Page>
        <UpdateOffer isDismissible />
      </Page>
    </Bar>
  );
}

/** Offers the update on the offline page, also after "Not now". */
export function UpdatePanel({ heading }: { readonly heading: string }) {
  const panel = useRef<HTMLElement>(null);
  // The panel comes after the page, so the browser did not find it.
  useEffect(() => {
    if (location.hash === '#update') panel.current?.scrollIntoView();
  }, []);
  return (
    <Panel id="update" ref={panel}>
      <h2>{heading}</h2>
      <UpdateOffer />
    </Panel>
  );
}

interface UpdateOfferProps {
  /** True if the offer may be dismissed because it is shown elsewhere too. */
  readonly isDismissible?: boolean;
}

/** Says that a new build is waiting, with a button that activates it. */
function UpdateOffer({ isDismissible = false }: UpdateOfferProps) {
  const update = useStore(offlineStore, (now) => now.update);
  if (update === 'held') return <p>{held}</p>;
  if (update === 'accepted') return <p>{accepted}</p>;
  return (
    <>
      <p>{ready}</p>
      <Button
        type="button"
        onClick={() => {
          focusMain();
          void acceptUpdate();
        }}
      >
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

/** Activates the new build. Open pages then reload, once they hold no typed text. */
export async function acceptUpdate(): Promise<void> {
  acceptOffer();
  // Let the active worker finish its work before it is replaced.
  await askWorker('REPAIR', repairTimeoutMs);
  const wasWaiting = await tellWaitingWorker('SKIP_WAITING');
  if (wasWaiting) setTimeout(() => void reloadIfStillWaiting(), takeoverTimeoutMs);
  else withdrawOffer();
}

/**
 * Reloads the page if the new build still waits: Chromium may put the takeover off for half a
 * minute when a page restarts the outgoing worker, and checks again at a page load.
 */
async function reloadIfStillWaiting(): Promise<void> {
  if ((await findWaitingWorker()) && !holdsTypedText()) reloadInPlace();
}

export function dismissUpdate(): void {
  focusMain();
  dismissOffer();
}

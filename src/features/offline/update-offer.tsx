import { createPortal } from 'react-dom';
import { signsCopy } from '#content/copy/parts/signs.ts';
import { Button } from '#ui/button/button.tsx';
import { Bar } from '#ui/layout/bar.tsx';
import { Page } from '#ui/layout/band.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { acceptUpdate, dismissUpdate } from './accept-update.ts';
import { useOfflineStore } from './offline-store.ts';

const { ready, accept, dismiss, accepted, held } = signsCopy.update;

/**
 * The offer of a new build, at the foot of every page; empty until there is one, so that its
 * coming is announced. The body is its place because it can stick to nothing smaller than a page.
 */
export function UpdateBar() {
  const update = useOfflineStore((now) => now.update);
  const bar = (
    <Bar data-bar aria-live="polite">
      {update !== 'none' && update !== 'dismissed' && (
        <Page>
          <UpdateOffer isDismissible />
        </Page>
      )}
    </Bar>
  );
  return createPortal(bar, document.body);
}

/** The offer where it stays, also after "Not now". */
export function UpdatePanel({ heading }: { readonly heading: string }) {
  const update = useOfflineStore((now) => now.update);
  return (
    <Panel hidden={update === 'none'}>
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
  const update = useOfflineStore((now) => now.update);
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

import { signsCopy } from '#content/copy/parts/signs.ts';
import { Button } from '#ui/button/button.tsx';
import { acceptUpdate, dismissUpdate } from './accept-update.ts';
import { useOfflineStore } from './offline-store.ts';

const { ready, accept, dismiss, accepted, held } = signsCopy.update;

interface UpdateOfferProps {
  /** The offer may be put off: it stands somewhere else as well. */
  readonly isDismissible?: boolean;
}

/** That a new build waits, and the press that lets it in. */
export function UpdateOffer({ isDismissible = false }: UpdateOfferProps) {
  const step = useOfflineStore(({ updateStep }) => updateStep);
  if (step === 'held') return <p>{held}</p>;
  if (step === 'accepted') return <p>{accepted}</p>;
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

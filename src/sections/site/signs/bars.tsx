import { createRoot } from 'react-dom/client';
import { isInvited, useInstallStore } from '#features/install/install-store.ts';
import { isOffered, useOfflineStore } from '#features/offline/offline-store.ts';
import { Late } from '#ui/layout/late.tsx';

const loadLine = async () => (await import('#features/offline/update-offer.tsx')).UpdateLine;
const loadInvitation = async () => (await import('#features/install/invitation.tsx')).Invitation;

/** Draws, at the foot of every page, what is offered to the visitor now and later. Returns its undo. */
export function drawBars(place: Element): () => void {
  const root = createRoot(place);
  root.render(<Bars />);
  return () => root.unmount();
}

function Bars() {
  return (
    <>
      <Late isWanted={useOfflineStore(isOffered)} load={loadLine} />
      <Late isWanted={useInstallStore(isInvited)} load={loadInvitation} />
    </>
  );
}

import { useStore } from 'zustand';
import { installStore, isInvited } from '#features/install/install-store.ts';
import { isOffered, offlineStore } from '#features/offline/offline-store.ts';
import { LazyMount } from '#ui/layout/lazy-mount.tsx';
import { renderLasting } from '#ui/layout/render-lasting.tsx';

const loadLine = async () => (await import('#features/offline/update-offer.tsx')).UpdateLine;
const loadInvitation = async () => (await import('#features/install/invitation.tsx')).Invitation;

/**
 * Renders the update offer and the install invitation at the bottom of every page, and publishes their height
 * as `--bar`, so that another bar can stand above them.
 */
export function renderBars(place: HTMLElement): void {
  const { style } = document.documentElement;
  const publish = () => style.setProperty('--bar', `${place.offsetHeight}px`);
  new ResizeObserver(publish).observe(place);
  renderLasting(place, <Bars />);
}

function Bars() {
  return (
    <>
      <LazyMount isWanted={useStore(offlineStore, isOffered)} load={loadLine} props={{}} />
      <LazyMount isWanted={useStore(installStore, isInvited)} load={loadInvitation} props={{}} />
    </>
  );
}

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { followLaunches } from '#features/install/follow-launches.ts';
import { useIsInvited } from '#features/install/install-store.ts';
import { useOfflineStore } from '#features/offline/offline-store.ts';
import { Late } from '#ui/layout/late.tsx';
import { HeaderMark } from './header-mark.tsx';

const loadInvitation = async () => (await import('#features/install/invitation.tsx')).Invitation;

/** What comes to every page after its own code. */
export function Signs() {
  const isInvited = useIsInvited();
  useEffect(followLaunches, []);
  useEffect(() => {
    // When something is missing later on, the words for that are here.
    import('#features/trouble/page-trouble.tsx').catch(() => undefined);
  }, []);
  return (
    <>
      <HeaderMark />
      <UpdateBar />
      <Late isWanted={isInvited} load={loadInvitation} />
    </>
  );
}

const loadLine = async () => (await import('#features/offline/update-offer.tsx')).UpdateLine;

/**
 * The offer of a new build, at the foot of every page; empty until there is one, so that its
 * coming is announced. The body is its place because it can stick to nothing smaller than a page.
 */
function UpdateBar() {
  const isOffered = useOfflineStore(({ update }) => update !== 'none' && update !== 'dismissed');
  const bar = (
    <div data-bar aria-live="polite">
      <Late isWanted={isOffered} load={loadLine} />
    </div>
  );
  return createPortal(bar, document.body);
}

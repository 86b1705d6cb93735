import { useEffect } from 'react';
import { followLaunches } from '#features/install/follow-launches.ts';
import { useIsInvited } from '#features/install/install-store.ts';
import { UpdateBar } from '#features/offline/update-bar.tsx';
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

import { useEffect } from 'react';
import { Invitation } from '#features/install/invitation.tsx';
import { UpdateBar } from '#features/offline/update-offer.tsx';
import { HeaderMark } from './header-mark.tsx';

/** What comes to every page after its own code. */
export function Signs() {
  useEffect(() => {
    // When something is missing later on, the words for that are here.
    import('#features/trouble/page-trouble.tsx').catch(() => undefined);
  }, []);
  return (
    <>
      <HeaderMark />
      <UpdateBar />
      <Invitation />
    </>
  );
}

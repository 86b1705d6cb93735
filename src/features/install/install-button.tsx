import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/button/button.tsx';
import { useInstallStore, watchOffers } from './install-store.ts';

/** Opens the browser's question where it offers one. Its place is kept, so nothing moves. */
export function InstallButton({ children }: { readonly children: ReactNode }) {
  const offer = useInstallStore((state) => state.offer);
  useEffect(watchOffers, []);
  useEffect(() => {
    useInstallStore.setState({ hasOwnButton: true });
    return () => useInstallStore.setState({ hasOwnButton: false });
  }, []);
  return (
    <Offered
      type="button"
      $isOffered={offer !== null}
      disabled={offer === null}
      onClick={() => void offer?.accept()}
    >
      {children}
    </Offered>
  );
}

const Offered = styled(Button)<{ readonly $isOffered: boolean }>`
  visibility: ${({ $isOffered }) => ($isOffered ? 'visible' : 'hidden')};
`;

import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { create } from 'zustand';
import {
  type InstallOffer,
  isInstalledApp,
  subscribeToInstallOffers,
} from '#platform/device/install.ts';
import { isFlagSet, setFlag } from '#platform/flags.ts';
import { Button } from '#ui/button/button.tsx';

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

interface InstallState {
  readonly offer: InstallOffer | null;
  readonly isDismissed: boolean;
  /** The page has a button of its own for it, and needs no invitation. */
  readonly hasOwnButton: boolean;
}

export const useInstallStore = create<InstallState>()(() => ({
  offer: null,
  isDismissed: false,
  hasOwnButton: false,
}));

const dismissed = 'install-dismissed';

/** Keeps what the browser offers; the installed app is offered nothing. */
export function watchOffers(): () => void {
  if (isInstalledApp()) return () => undefined;
  useInstallStore.setState({ isDismissed: isFlagSet(dismissed) });
  return subscribeToInstallOffers((offer) => useInstallStore.setState({ offer }));
}

export function dismissInvitation(): void {
  setFlag(dismissed);
  useInstallStore.setState({ isDismissed: true });
}

const Offered = styled(Button)<{ readonly $isOffered: boolean }>`
  visibility: ${({ $isOffered }) => ($isOffered ? 'visible' : 'hidden')};
`;

import { createStore } from 'zustand/vanilla';
import {
  type InstallOffer,
  isInstalledApp,
  subscribeToInstallOffers,
} from '#platform/device/install.ts';
import { isFlagSet, setFlag } from '#platform/flags.ts';

interface InstallState {
  readonly offer: InstallOffer | null;
  readonly isDismissed: boolean;
  /** The page has a button of its own for it, and needs no invitation. */
  readonly hasOwnButton: boolean;
}

export const installStore = createStore<InstallState>()(() => ({
  offer: null,
  isDismissed: false,
  hasOwnButton: false,
}));

/** Whether the browser offers to install the site, nobody has declined, and the page says nothing of it. */
export function isInvited({ offer, isDismissed, hasOwnButton }: InstallState): boolean {
  return offer !== null && !isDismissed && !hasOwnButton;
}

const dismissed = 'install-dismissed';

/** Keeps what the browser offers; the installed app is offered nothing. */
export function watchOffers(): () => void {
  if (isInstalledApp()) return () => undefined;
  installStore.setState({ isDismissed: isFlagSet(dismissed) });
  return subscribeToInstallOffers((offer) => installStore.setState({ offer }));
}

export function dismissInvitation(): void {
  setFlag(dismissed);
  installStore.setState({ isDismissed: true });
}

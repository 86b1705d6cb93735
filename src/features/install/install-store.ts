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
  /** True on a page with an install button of its own, where the invitation is not shown. */
  readonly hasOwnButton: boolean;
}

export const installStore = createStore<InstallState>()(() => ({
  offer: null,
  isDismissed: false,
  hasOwnButton: false,
}));

/**
 * Returns true if the browser offers to install the site, nobody has declined, and the page has no button for
 * it.
 */
export function isInvited({ offer, isDismissed, hasOwnButton }: InstallState): boolean {
  return offer !== null && !isDismissed && !hasOwnButton;
}

const dismissed = 'install-dismissed';

/**
 * Keeps the store in sync with the browser's offer. The installed app gets no offer. Returns a cleanup
 * function.
 */
export function watchOffers(): () => void {
  if (isInstalledApp()) return () => undefined;
  return subscribeToInstallOffers((offer) => {
    // The first access to the storage delays a page, and most pages get no offer.
    if (offer)
      installStore.setState(({ isDismissed }) => ({
        offer,
        // The flag is not set where nothing can be stored.
        isDismissed: isDismissed || isFlagSet(dismissed),
      }));
    else installStore.setState({ offer });
  });
}

export function dismissInvitation(): void {
  setFlag(dismissed);
  installStore.setState({ isDismissed: true });
}

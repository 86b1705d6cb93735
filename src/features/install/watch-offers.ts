import { subscribeToInstallOffers } from '#platform/device/install-offer.ts';
import { isInstalledApp } from '#platform/device/installed-app.ts';
import { isFlagSet, setFlag } from '#platform/lasting-flag.ts';
import { useInstallStore } from './install-store.ts';

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

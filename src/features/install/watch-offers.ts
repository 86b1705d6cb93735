import { isInstalledApp, subscribeToInstallOffers } from '#platform/device/install.ts';
import { isFlagSet, setFlag } from '#platform/flags.ts';
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

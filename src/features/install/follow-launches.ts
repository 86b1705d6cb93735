import { subscribeToLaunches } from '#platform/device/launches.ts';
import { holdsTypedText } from '#platform/page/page-place.ts';

/**
 * When the app is launched again, the system only shows its window (see the manifest). The app's icon
 * asks for no more; a shortcut opens its page, unless that would lose what somebody has typed here.
 */
export function followLaunches(): () => void {
  return subscribeToLaunches((address) => {
    const { origin, pathname } = new URL(address);
    if (origin !== location.origin || pathname === '/') return;
    if (!holdsTypedText()) location.assign(address);
  });
}

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  dismissInvitation,
  installStore,
  isInvited,
  watchOffers,
} from '#features/install/install-store.ts';

it('does not invite again within a visit where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('installOffer', new Event('beforeinstallprompt'));
  const stop = watchOffers();
  expect(isInvited(installStore.getState())).toBe(true);
  dismissInvitation();
  stop();
  // A page with an install button of its own calls it again.
  watchOffers();
  expect(isInvited(installStore.getState())).toBe(false);
});

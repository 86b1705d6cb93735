import { create } from 'zustand';
import type { InstallOffer } from '#platform/device/install.ts';

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

import { create } from 'zustand';
import type { WorkerReport } from '#shared/worker-messages.ts';
import type { SavedCount } from './count-report.ts';

/** `ready` and `incomplete` come from the worker, which opened its caches to answer. */
export type Readiness =
  | { readonly status: 'unknown' | 'checking' }
  | {
      readonly status: 'ready' | 'incomplete';
      readonly report: WorkerReport;
      readonly checkedAt: number;
    };

export interface OfflineState {
  readonly registration: 'unknown' | 'unsupported' | 'registered' | 'failed';
  /** The first build is storing its files; no worker runs before it has them all. */
  readonly isInstalling: boolean;
  /** A new build is installed and takes over when every page of the old one is closed or agrees. */
  readonly isUpdateWaiting: boolean;
  /** What became of the offer of a new build; `held`: it is here, and this page keeps typed text. */
  readonly updateStep: 'offered' | 'dismissed' | 'accepted' | 'held';
  readonly readiness: Readiness;
  /** As last counted while files are being stored or looked at; null at other times. */
  readonly progress: SavedCount | null;
}

const initialState: OfflineState = {
  registration: 'unknown',
  isInstalling: false,
  isUpdateWaiting: false,
  updateStep: 'offered',
  readiness: { status: 'unknown' },
  progress: null,
};

export const useOfflineStore = create<OfflineState>()(() => initialState);

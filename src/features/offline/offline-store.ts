import { create } from 'zustand';
import type { WorkerReport } from '#shared/worker-messages.ts';

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
  readonly isControlled: boolean;
  /** A new build is installed and takes over when every page of the old one is closed or agrees. */
  readonly isUpdateWaiting: boolean;
  readonly readiness: Readiness;
}

const initialState: OfflineState = {
  registration: 'unknown',
  isControlled: false,
  isUpdateWaiting: false,
  readiness: { status: 'unknown' },
};

export const useOfflineStore = create<OfflineState>()(() => initialState);

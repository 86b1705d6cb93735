import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TierState, WorkerReport } from '#shared/worker-messages.ts';

/** `ready` and `incomplete` come from the worker, which opened its caches to answer. */
type Readiness =
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
  readonly readiness: Readiness;
  /** As last counted while files are being stored or looked at; null at other times. */
  readonly progress: SavedCount | null;
  /**
   * How far a new build is. `waiting`: it takes over when every page of the old one is closed or
   * agrees; `held`: it has taken over, and this page keeps typed text.
   */
  readonly update: 'none' | 'waiting' | 'dismissed' | 'accepted' | 'held';
  /** The build that waited last: "Not now" is said of one build. */
  readonly offered: object | null;
}

const store = createStore<OfflineState>()(() => ({
  registration: 'unknown',
  isInstalling: false,
  readiness: { status: 'unknown' },
  progress: null,
  update: 'none',
  offered: null,
}));

/** What is known of the worker; changed by the actions below only. docs/offline.md draws their order. */
export const offlineStore: Omit<StoreApi<OfflineState>, 'setState'> = store;

/** Whether a new build is offered, or has something to say. */
export function isOffered({ update }: OfflineState): boolean {
  return update !== 'none' && update !== 'dismissed';
}

export function endRegistration(registration: 'unsupported' | 'registered' | 'failed'): void {
  store.setState({ registration });
}

interface Builds {
  readonly isInstalling: boolean;
  /** The build that waits while another one controls this page. */
  readonly waiting: object | null;
}

export function setBuilds({ isInstalling, waiting }: Builds): void {
  store.setState(({ update, offered }) => {
    if (update === 'accepted' || update === 'held') return { isInstalling };
    const isPutOff = update === 'dismissed' && waiting === offered;
    if (!waiting) return { isInstalling, update: 'none' };
    return { isInstalling, offered: waiting, update: isPutOff ? 'dismissed' : 'waiting' };
  });
}

export function dismissOffer(): void {
  store.setState({ update: 'dismissed' });
}

export function acceptOffer(): void {
  store.setState({ update: 'accepted' });
}

/** Another page was quicker, or the build has been replaced; the next one is offered again. */
export function withdrawOffer(): void {
  store.setState({ update: 'none' });
}

export function holdUpdate(): void {
  store.setState({ update: 'held' });
}

export function beginCheck(): void {
  store.setState({ readiness: { status: 'checking' } });
}

export function countFiles(progress: SavedCount | null): void {
  store.setState({ progress });
}

/** `report`: null where no worker answered; `checkedAt` in milliseconds since 1970. */
export function endCheck(report: WorkerReport | null, checkedAt: number): void {
  if (!report) return store.setState({ readiness: { status: 'unknown' } });
  const status = isComplete(countReport(report)) ? 'ready' : 'incomplete';
  store.setState({ readiness: { status, report, checkedAt } });
}

export interface SavedCount {
  readonly held: number;
  readonly total: number;
}

/** How many files of the whole site the caches hold. */
export function countReport({ core, pictures }: WorkerReport): SavedCount {
  const tiers: readonly TierState[] = [core, pictures];
  const total = tiers.reduce((sum, tier) => sum + tier.total, 0);
  const missing = tiers.reduce((sum, tier) => sum + tier.missing.length, 0);
  return { held: total - missing, total };
}

export function isComplete({ held, total }: SavedCount): boolean {
  return held === total;
}

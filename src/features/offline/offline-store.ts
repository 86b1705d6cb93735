import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TierState, WorkerReport } from '#shared/worker-messages.ts';

/** `ready` and `incomplete` are reported by the worker, which opens its caches to answer. */
type Readiness =
  | { readonly status: 'unknown' | 'checking' }
  | {
      readonly status: 'ready' | 'incomplete';
      readonly report: WorkerReport;
      readonly checkedAt: number;
    };

export interface OfflineState {
  readonly registration: 'unknown' | 'unsupported' | 'registered' | 'failed';
  /** True while the first build is stored; no worker is active before it is complete. */
  readonly isInstalling: boolean;
  readonly readiness: Readiness;
  /** The last count while files are stored or checked; null at other times. */
  readonly progress: SavedCount | null;
  /**
   * Progress of a new build. `waiting`: it takes over when all pages of the old build are closed or
   * the visitor accepts it; `held`: it has taken over, and this page still holds typed text.
   */
  readonly update: 'none' | 'waiting' | 'dismissed' | 'accepted' | 'held';
  /** The build that was offered last, because "Not now" applies to one build only. */
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

/** State of the worker. Only the actions below change it; docs/offline.md has the diagrams. */
export const offlineStore: Omit<StoreApi<OfflineState>, 'setState'> = store;

/** Returns true if a new build is offered or its progress is to be shown. */
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
    const isDismissed = update === 'dismissed' && waiting === offered;
    if (!waiting) return { isInstalling, update: 'none' };
    return { isInstalling, offered: waiting, update: isDismissed ? 'dismissed' : 'waiting' };
  });
}

export function dismissOffer(): void {
  store.setState({ update: 'dismissed' });
}

export function acceptOffer(): void {
  store.setState({ update: 'accepted' });
}

/**
 * Withdraws the offer: another page accepted it first, or the build was replaced. The next build is offered
 * again.
 */
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

/** Stores a report; null where no worker answered. `checkedAt` is in milliseconds since 1970. */
export function endCheck(report: WorkerReport | null, checkedAt: number): void {
  if (!report) return store.setState({ readiness: { status: 'unknown' } });
  const status = isComplete(countReport(report)) ? 'ready' : 'incomplete';
  store.setState({ readiness: { status, report, checkedAt } });
}

export interface SavedCount {
  readonly held: number;
  readonly total: number;
}

/** Counts the files of the whole site that the caches hold. */
export function countReport({ core, pictures }: WorkerReport): SavedCount {
  const tiers: readonly TierState[] = [core, pictures];
  const total = tiers.reduce((sum, tier) => sum + tier.total, 0);
  const missing = tiers.reduce((sum, tier) => sum + tier.missing.length, 0);
  return { held: total - missing, total };
}

export function isComplete({ held, total }: SavedCount): boolean {
  return held === total;
}

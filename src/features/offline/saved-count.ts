import type { TierState, WorkerReport } from '#shared/worker-messages.ts';

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

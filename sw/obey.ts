import type { WorkerReport, WorkerRequestType } from '#shared/worker-messages.ts';
import { fillTier } from './fill-tier.ts';
import { pruneTier } from './prune-tier.ts';
import { reportTiers } from './report-tiers.ts';
import { rest } from './rest.ts';
import type { Tier } from './tier.ts';

export interface ObeyDeps {
  readonly core: Tier;
  readonly pictures: Tier;
  readonly inTurn: <T>(job: () => Promise<T>) => Promise<T>;
  readonly skipWaiting: () => Promise<void>;
  readonly drain: () => Promise<unknown>;
}

/** Does what a page asks; the answer, where there is one, is read from the caches afterwards. */
export async function obey(type: WorkerRequestType, deps: ObeyDeps): Promise<WorkerReport | null> {
  const { core, pictures, inTurn } = deps;
  switch (type) {
    case 'SKIP_WAITING':
      await deps.skipWaiting();
      return null;
    case 'DRAIN':
      await deps.drain();
      return null;
    case 'REST':
      rest();
      return null;
    case 'LOOK':
      break;
    case 'WARM':
      await inTurn(() => fillTier(pictures));
      await inTurn(() => pruneTier(pictures));
      break;
    case 'VERIFY':
      await inTurn(() => fillTier(core));
      await inTurn(() => fillTier(pictures));
      break;
  }
  return reportTiers(core, pictures);
}

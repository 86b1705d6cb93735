import { publicConfig } from '#shared/public-config.ts';
import type { TierState, WorkerReport } from '#shared/worker-messages.ts';
import { messageVersion } from '#shared/worker-messages.ts';
import { findMissing } from './find-missing.ts';
import type { Tier } from './tier.ts';

/** What the caches hold at this moment. */
export async function reportTiers(core: Tier, pictures: Tier): Promise<WorkerReport> {
  return {
    version: messageVersion,
    build: publicConfig.build,
    core: await tierState(core),
    pictures: await tierState(pictures),
  };
}

async function tierState(tier: Tier): Promise<TierState> {
  const missing = await findMissing(tier);
  return {
    total: tier.files.size,
    paths: [...tier.files.keys()],
    missing: missing.map(({ path }) => path),
  };
}

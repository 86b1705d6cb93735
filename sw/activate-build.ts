import { deleteForgottenCaches } from './delete-forgotten-caches.ts';
import { keepAssetsBefore } from './keep-assets-before.ts';
import { pruneTier } from './prune-tier.ts';
import type { Tier } from './tier.ts';

/** The outgoing build makes room; requests wait meanwhile, so nothing here uses the network. */
export async function activateBuild(core: Tier, pictures: Tier): Promise<void> {
  await keepAssetsBefore(core);
  await pruneTier(core);
  await pruneTier(pictures);
  await deleteForgottenCaches();
}

import { fillTier } from './fill-tier.ts';
import { findMissing } from './find-missing.ts';
import type { Tier } from './tier.ts';

/**
 * All or nothing: without every file of the core the worker does not install, and what is already
 * stored shortens the next visit's attempt.
 */
export async function installCore(core: Tier): Promise<void> {
  await fillTier(core);
  const [missing] = await findMissing(core);
  if (missing) throw new Error(`Not stored: ${missing.path}`);
}

import type { Outbox } from '#outbox/outbox.ts';

/** Rejects while something is left, which is how the browser learns to wake the worker again. */
export async function drainOnSync(
  outbox: Pick<Outbox, 'drain'>,
  askAgain: (() => Promise<void>) | null,
): Promise<void> {
  const { waiting } = await outbox.drain({ force: true, wait: true });
  if (waiting === 0) return;
  // After its last chance the browser forgets the tag.
  await askAgain?.();
  throw new Error('The outbox is not empty');
}

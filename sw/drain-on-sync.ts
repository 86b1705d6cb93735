import type { Outbox } from '#outbox/outbox.ts';

/** Drains the outbox, and rejects while anything is left so that the browser fires the event again. */
export async function drainOnSync(
  outbox: Pick<Outbox, 'drain'>,
  registerAgain: (() => Promise<void>) | null,
): Promise<void> {
  const { waiting } = await outbox.drain({ force: true, wait: true });
  if (waiting === 0) return;
  // After the last chance the browser drops the tag, so register it again.
  await registerAgain?.();
  throw new Error('The outbox is not empty');
}

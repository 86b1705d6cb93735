import { expect, it, vi } from 'vitest';
import type { Outbox } from '#outbox/outbox.ts';
import { drainOnSync } from '../../../sw/drain-on-sync.ts';

function outboxWith(waiting: number): Pick<Outbox, 'drain'> {
  return { drain: async () => ({ results: [], waiting, nextDueAt: null }) };
}

it('is done when nothing is left', async () => {
  await expect(drainOnSync(outboxWith(0), null)).resolves.toBeUndefined();
});

it('rejects while something is left, so that the browser comes back', async () => {
  await expect(drainOnSync(outboxWith(1), null)).rejects.toThrow('not empty');
});

it('asks for another sync at the last chance', async () => {
  const askAgain = vi.fn(async () => {});
  await expect(drainOnSync(outboxWith(1), askAgain)).rejects.toThrow();
  expect(askAgain).toHaveBeenCalledTimes(1);
});

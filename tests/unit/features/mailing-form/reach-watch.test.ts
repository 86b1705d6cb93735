import { expect, it, vi } from 'vitest';
import { createReachWatch, freshMs, insistMs } from '#features/mailing-form/reach-watch.ts';
import type { ProbeOutcome } from '#platform/probe-network.ts';

function watchWith(status: ProbeOutcome['status'], isOnline = true) {
  const probe = vi.fn<() => Promise<ProbeOutcome>>(() => Promise.resolve({ status }));
  return { probe, watch: createReachWatch(() => isOnline, probe) };
}

it('lets a post through before anything is known', () => {
  expect(watchWith('reached').watch.isReachable(0)).toBe(true);
});

it('holds every press while the browser says offline, and does not try the network', async () => {
  const { probe, watch } = watchWith('reached', false);
  await watch.look(0);
  expect(probe).not.toHaveBeenCalled();
  expect([watch.isReachable(0), watch.isReachable(insistMs * 9)]).toEqual([false, false]);
});

it('holds the first press after a failed try, and its double click, then believes the visitor', async () => {
  const { watch } = watchWith('unreachable');
  await watch.look(0);
  expect(watch.isReachable(5000)).toBe(false);
  expect(watch.isReachable(5000 + insistMs - 1)).toBe(false);
  expect(watch.isReachable(5000 + insistMs)).toBe(true);
});

it.each(['reached', 'unknown'] as const)('posts after a try that was %s', async (status) => {
  const { watch } = watchWith(status);
  await watch.look(0);
  expect(watch.isReachable(1)).toBe(true);
});

it('looks again only when the last look is old', async () => {
  const { probe, watch } = watchWith('reached');
  await watch.look(0);
  await watch.look(freshMs - 1);
  expect(probe).toHaveBeenCalledTimes(1);
  await watch.look(freshMs);
  expect(probe).toHaveBeenCalledTimes(2);
});

import { expect, it, vi } from 'vitest';
import type { ProbeOutcome } from '#platform/network/network-status.ts';
import { createReachAtPress, freshMs, insistMs } from '#platform/network/reach-at-press.ts';

const goal = 'https://elsewhere.example/';

function reachWith(status: ProbeOutcome['status'], isOnline = true) {
  const probe = vi.fn<() => Promise<ProbeOutcome>>(() => Promise.resolve({ status }));
  return { probe, reach: createReachAtPress(() => isOnline, probe) };
}

it('lets a post through before anything is known', () => {
  expect(reachWith('reached').reach.isReachable(0, goal)).toBe(true);
});

it('tries the network although the browser says offline, and lets an insisting visitor through', async () => {
  const { probe, reach } = reachWith('unreachable', false);
  expect(reach.isReachable(0, goal)).toBe(false);
  await reach.look(0);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(reach.isReachable(insistMs - 1, goal)).toBe(false);
  expect(reach.isReachable(insistMs, goal)).toBe(true);
});

it('holds the first press after a failed try, and its double click, then believes the visitor', async () => {
  const { reach } = reachWith('unreachable');
  await reach.look(0);
  expect(reach.isReachable(5000, goal)).toBe(false);
  expect(reach.isReachable(5000 + insistMs - 1, goal)).toBe(false);
  expect(reach.isReachable(5000 + insistMs, goal)).toBe(true);
});

it('holds the first press for each goal', async () => {
  const { reach } = reachWith('unreachable');
  await reach.look(0);
  expect(reach.isReachable(5000, goal)).toBe(false);
  expect(reach.isReachable(5000 + insistMs, 'https://other.example/')).toBe(false);
});

it.each(['reached', 'unknown'] as const)('posts after a try that was %s', async (status) => {
  const { reach } = reachWith(status);
  await reach.look(0);
  expect(reach.isReachable(1, goal)).toBe(true);
});

it('looks again only when the last look is old', async () => {
  const { probe, reach } = reachWith('reached');
  await reach.look(0);
  await reach.look(freshMs - 1);
  expect(probe).toHaveBeenCalledTimes(1);
  await reach.look(freshMs);
  expect(probe).toHaveBeenCalledTimes(2);
});

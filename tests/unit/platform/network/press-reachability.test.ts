import { expect, it, vi } from 'vitest';
import type { ProbeOutcome } from '#platform/network/network-status.ts';
import {
  createPressReachability,
  forgetPressMs,
  freshMs,
  insistMs,
} from '#platform/network/press-reachability.ts';

const goal = 'https://elsewhere.example/';

function reachWith(status: ProbeOutcome['status']) {
  const probe = vi.fn<() => Promise<ProbeOutcome>>(() => Promise.resolve({ status }));
  return { probe, reachability: createPressReachability(() => true, probe) };
}

it.each([
  ['failed', 'unreachable'],
  ['nothing answered', 'unknown'],
] as const)(
  'holds the first press after a try that %s, and its double click, then believes the visitor',
  async (_, status) => {
    const { reachability } = reachWith(status);
    await reachability.probe(0);
    expect(reachability.isReachable(5000, goal)).toBe(false);
    expect(reachability.isReachable(5000 + insistMs - 1, goal)).toBe(false);
    expect(reachability.isReachable(5000 + insistMs, goal)).toBe(true);
  },
);

it('holds a press again when the one before is a minute ago', async () => {
  const { reachability } = reachWith('unreachable');
  await reachability.probe(0);
  expect(reachability.isReachable(5000, goal)).toBe(false);
  expect(reachability.isReachable(5000 + forgetPressMs, goal)).toBe(false);
  expect(reachability.isReachable(5000 + forgetPressMs + insistMs, goal)).toBe(true);
});

it('checks again only when the last check is old', async () => {
  const { probe, reachability } = reachWith('reached');
  await reachability.probe(0);
  await reachability.probe(freshMs - 1);
  expect(probe).toHaveBeenCalledTimes(1);
  await reachability.probe(freshMs);
  expect(probe).toHaveBeenCalledTimes(2);
});

it('forgets a failed try when the network is back', async () => {
  const { reachability } = reachWith('unreachable');
  await reachability.probe(0);
  reachability.forget();
  expect(reachability.isReachable(5000, goal)).toBe(true);
});

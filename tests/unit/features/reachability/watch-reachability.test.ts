import { expect, it, vi } from 'vitest';
import { watchReachability } from '#features/reachability/watch-reachability.ts';
import type { ProbeOutcome } from '#platform/network/network-status.ts';

function setUp(answers: readonly ProbeOutcome['status'][], isOnline = () => true) {
  let bring = () => {};
  const left = [...answers];
  const probe = vi.fn(async () => ({ status: left.shift() ?? 'unknown' }));
  const said: boolean[] = [];
  const stop = watchReachability((isUnreachable) => said.push(isUnreachable), {
    isOnline,
    probe,
    subscribe(onNews) {
      bring = onNews;
      return () => (bring = () => {});
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { probe, said, stop, settle, news: () => bring() };
}

it('checks at once, and again at every event', async () => {
  const { said, settle, news } = setUp(['unreachable', 'reached']);
  await settle();
  expect(said).toEqual([true]);
  news();
  await settle();
  expect(said).toEqual([true, false]);
});

it('keeps the state after a check that times out', async () => {
  const { said, settle, news } = setUp(['unreachable', 'unknown']);
  await settle();
  news();
  await settle();
  expect(said).toEqual([true]);
});

it('does not report the network as unreachable while the browser says offline', async () => {
  const { said, settle } = setUp(['unreachable'], () => false);
  await settle();
  expect(said).toEqual([false]);
});

it('makes one more check for all events during a check', async () => {
  const { probe, settle, news } = setUp(['reached', 'reached', 'reached']);
  for (let times = 0; times < 5; times += 1) news();
  await settle();
  expect(probe).toHaveBeenCalledTimes(2);
});

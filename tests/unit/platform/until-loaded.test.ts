import { expect, it, vi } from 'vitest';
import { untilLoaded } from '#platform/until-loaded.ts';

it('tries again after five seconds, then after ten', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('aborted'))
    .mockRejectedValueOnce(new Error('aborted'))
    .mockResolvedValue('code');
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  await expect(loaded).resolves.toBe('code');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLateStore } from '#server/database/late-store.ts';
import { createMemoryStore } from '../../function/memory-store.ts';
import { sampleSubmission } from '../../function/samples.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

it('lets an early call wait until it is open', async () => {
  const late = createLateStore();
  const claimed = late.store.claim(sampleSubmission(), 'ip');
  await vi.advanceTimersByTimeAsync(19_000);
  late.open(createMemoryStore());
  expect(await claimed).toMatchObject({ state: 'new' });
});

it('fails a call that has waited for long enough', async () => {
  const late = createLateStore();
  await Promise.all([
    expect(late.store.claim(sampleSubmission(), 'ip')).rejects.toThrow('not open yet'),
    vi.advanceTimersByTimeAsync(20_000),
  ]);
});

it('lets nobody wait for what cannot be opened, until it is open after all', async () => {
  const late = createLateStore();
  const early = late.store.claimDue(1);
  late.refuse();
  await expect(early).rejects.toThrow('not open yet');
  await expect(late.store.claimDue(1)).rejects.toThrow('not open yet');
  late.open(createMemoryStore());
  expect(await late.store.claimDue(1)).toEqual([]);
});

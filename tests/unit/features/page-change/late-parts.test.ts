import { afterEach, expect, it, vi } from 'vitest';
import { lateParts, setJoining } from '#features/page-change/late-parts.ts';

afterEach(() => setJoining(false));

it('loads nothing for a page that is being joined, and its parts for every other', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('parts');
  const { loader } = lateParts(load);
  setJoining(true);
  expect(await loader()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  setJoining(false);
  expect(await loader()).toBe('parts');
});

it('fetches the parts of a page that was joined after it is left, for the way back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('lost'));
  lateParts(load).onLeave();
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

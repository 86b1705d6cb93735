import { expect, it, vi } from 'vitest';
import { fetchList, loadStoryIndex } from '#features/stories/load-story-index.ts';

it.each([
  ['a filter’s object', Response.json({ blocked: true })],
  ['a filter’s page', new Response('<h1>Blocked</h1>')],
  ['an error with a list', Response.json([], { status: 503 })],
])('rejects %s', async (_, response) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(fetchList('/list.json')).rejects.toThrow();
});

it('fetches the index again after a failure, but not after a success', async () => {
  const network = vi.fn<() => Promise<Response>>();
  network.mockResolvedValueOnce(Response.json({ blocked: true }));
  network.mockResolvedValueOnce(Response.json([]));
  vi.stubGlobal('fetch', network);
  await expect(loadStoryIndex()).rejects.toThrow();
  expect(await loadStoryIndex()).toEqual([]);
  expect(await loadStoryIndex()).toEqual([]);
  expect(network).toHaveBeenCalledTimes(2);
});

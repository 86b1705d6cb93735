// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { prefetchDocuments } from '#navigation/prefetch-documents.ts';

vi.mock('#islands/start-islands.ts', () => ({ startIslands: vi.fn() }));

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('asks a worker that controls the page only for documents that are stored', async () => {
  vi.useFakeTimers();
  const network = vi.fn<typeof fetch>(async () => new Response('document'));
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', {
    match: async (path: string) => (path === '/books' ? new Response('stored') : undefined),
  });
  const serviceWorker = { controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const area = new DOMRect(0, 10, 100, 20);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(area);
  document.body.innerHTML =
    '<main><a href="/stories/1">A story that is not kept</a><a href="/books">Books</a></main>';
  prefetchDocuments();
  await vi.runAllTimersAsync();
  expect(network.mock.calls.map(([path]) => path)).toEqual(['/books']);
});

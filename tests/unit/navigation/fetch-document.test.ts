// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const network = vi.fn<typeof fetch>();
type FetchDocument = typeof import('#navigation/fetch-document.ts');
let documents: FetchDocument;
beforeEach(async () => {
  vi.resetModules();
  network.mockReset();
  vi.stubGlobal('fetch', network);
  document.head.innerHTML = runtime('main-1.js');
  documents = await import('#navigation/fetch-document.ts');
});

function runtime(file: string): string {
  return `<script data-runtime="/assets/${file}" type="text/plain"></script>`;
}

function answer(text: string, init: ResponseInit = {}, isRedirected = false): void {
  const response = new Response(text, init);
  Object.defineProperty(response, 'redirected', { value: isRedirected });
  network.mockResolvedValueOnce(response);
}

/** Lets the next request wait for its response or its failure. */
function answerLate() {
  let settle: { resolve(response: Response): void; reject(error: Error): void } | undefined;
  network.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    }),
  );
  return {
    resolve: (text: string) => settle?.resolve(new Response(text)),
    reject: () => settle?.reject(new TypeError('no network')),
  };
}

const here = (words: string) => `${runtime('main-1.js')}<main id="main">${words}</main>`;

it('fetches the document of a path once', async () => {
  answer(here('Books'));
  expect(documents.hasDocument('/books')).toBe(false);
  const [first, second] = await Promise.all([
    documents.fetchDocument('/books'),
    documents.fetchDocument('/books'),
  ]);
  expect([first, second]).toEqual([here('Books'), here('Books')]);
  expect(network).toHaveBeenCalledTimes(1);
  expect(documents.hasDocument('/books')).toBe(true);
});

it('accepts the document of the 404 page', async () => {
  answer(here('Not found'), { status: 404 });
  expect(await documents.fetchDocument('/bok')).toBe(here('Not found'));
});

it.each([
  ['of another build', () => answer(here('Books').replace('main-1', 'main-2'))],
  ['a filter’s page', () => answer('<h1>Blocked</h1>')],
  ['an error', () => answer(here('Books'), { status: 503 })],
  ['the answer of a portal', () => answer(here('Books'), {}, true)],
  ['no network', () => network.mockRejectedValueOnce(new TypeError('no network'))],
])('rejects %s, and asks again the next time', async (_what, fail) => {
  fail();
  await expect(documents.fetchDocument('/books')).rejects.toThrow();
  expect(documents.hasDocument('/books')).toBe(false);
  answer(here('Books'));
  expect(await documents.fetchDocument('/books')).toBe(here('Books'));
});

it('keeps the last four documents', async () => {
  for (const path of ['/1', '/2', '/3', '/4', '/5']) {
    answer(here(path));
    await documents.fetchDocument(path);
  }
  const held = ['/1', '/2', '/3', '/4', '/5'].filter(documents.hasDocument);
  expect(held).toEqual(['/2', '/3', '/4', '/5']);
});

it('does not count a document that arrives after it had to make room', async () => {
  const late = answerLate();
  const first = documents.fetchDocument('/1');
  for (const path of ['/2', '/3', '/4', '/5']) {
    answer(here(path));
    await documents.fetchDocument(path);
  }
  late.resolve(here('1'));
  await first;
  expect(documents.hasDocument('/1')).toBe(false);
});

it('keeps the second load of a path when the first, which had to make room, fails late', async () => {
  const late = answerLate();
  const first = documents.fetchDocument('/1');
  for (const path of ['/2', '/3', '/4', '/5', '/1']) {
    answer(here(path));
    await documents.fetchDocument(path);
  }
  late.reject();
  await expect(first).rejects.toThrow();
  expect(documents.hasDocument('/1')).toBe(true);
});

it('uses a document that the worker has stored before it controls the page, if it is of this build', async () => {
  const stored = [here('Stored'), here('Old').replace('main-1', 'main-0')];
  vi.stubGlobal('caches', { match: async () => new Response(stored.shift()) });
  expect(await documents.fetchDocument('/books')).toBe(here('Stored'));
  answer(here('New'));
  expect(await documents.fetchDocument('/team')).toBe(here('New'));
  expect(network).toHaveBeenCalledTimes(1);
});

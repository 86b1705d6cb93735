import '../../support/fakes/worker-globals.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fileHash } from '../../../src/build/files/file-hash.ts';
import { checkList, toEntries } from '../../../sw/imported-list.ts';

afterEach(() => vi.unstubAllGlobals());

const part = '7\n/ hash-of-page\n/assets/main-1.js hash-of-code\n/stories/7 hash-of-story 90 7';
const url = '/assets/list-1.js';

it('is the list of Workbox, in which a hash is the version of a file', () => {
  expect(toEntries([part])).toEqual([
    { url: '/', revision: 'hash-of-page', integrity: 'sha256-hash-of-page' },
    { url: '/assets/main-1.js', revision: null, integrity: 'sha256-hash-of-code' },
    {
      url: '/stories/7',
      revision: 'hash-of-stor',
      integrity: 'sha256-hash-of-story',
      story: '7',
      bytes: 90,
    },
  ]);
});

it('of this build is taken', async () => {
  await checkList({ listParts: [part], listSources: [[url, fileHash(part)]] });
});

it.each([
  ['of another build', ['other']],
  ['missing', []],
])(
  'that is %s stops the installation, and is fetched past the HTTP cache for the next',
  async (_what, listParts) => {
    const asked: string[] = [];
    vi.stubGlobal('location', { origin: 'https://site.test' });
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(`${request.cache} ${new URL(request.url).pathname}`);
      return new Response('');
    });
    const source = [`https://site.test${url}`, fileHash(part)] as const;
    await expect(checkList({ listParts, listSources: [source] })).rejects.toThrow(url);
    expect(asked).toEqual([`reload ${url}`]);
  },
);

import { afterEach, expect, it, vi } from 'vitest';
import { checkOtherName } from '../../../../src/build/deploy-check/check-deployment.ts';

afterEach(() => vi.unstubAllGlobals());

function stubFetch(answer: () => Response) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const leading = (location: string) => () =>
  new Response(null, { status: 301, headers: { location } });

it.each([
  ['https://www.example.org', 'https://example.org/stories'],
  ['https://example.org', 'https://www.example.org/stories'],
])('finds nothing wrong when the other name leads to %s', async (origin, asked) => {
  const fetch = stubFetch(leading(`${origin}/stories`));
  expect(await checkOtherName(origin)).toEqual([]);
  expect(fetch).toHaveBeenCalledWith(asked, expect.anything());
});

it.each([
  [() => new Response('the site'), 'answers 200'],
  [leading('https://elsewhere.example/stories'), 'answers 301'],
  [leading('https://www.example.org/'), 'answers 301'],
])('finds out that the site has two names (case %#)', async (answer, says) => {
  stubFetch(answer);
  expect(await checkOtherName('https://www.example.org')).toEqual([
    `https://example.org ${says} instead of leading to https://www.example.org`,
  ]);
});

it.each(['http://127.0.0.1:4173', 'http://localhost:4173', 'https://[::1]'])(
  'asks for no other name of %s',
  async (origin) => {
    const fetch = stubFetch(() => new Response('the site'));
    expect(await checkOtherName(origin)).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  },
);

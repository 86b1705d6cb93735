import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../../support/servers/test-site.ts';
import { useTestSite } from '../use-test-site.ts';

const { ask } = useTestSite();

it.each([
  ['/', 'no-cache'],
  ['/stories/7', 'no-cache'],
  ['/nothing', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/_-0123abcd.js', 'public, max-age=31536000, immutable'],
  ['/art/cover.svg', 'public, max-age=300, must-revalidate'],
  ['/manifest.webmanifest', 'public, max-age=300, must-revalidate'],
])('lets %s be kept: %s', async (url, caching) => {
  const { headers } = await ask(url);
  expect(headers['cache-control']).toBe(caching);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

it('knows the types that browsers insist on', async () => {
  const type = async (url: string) => (await ask(url)).headers['content-type'];
  expect(await type('/sw.js')).toBe('text/javascript; charset=utf-8');
  expect(await type('/manifest.webmanifest')).toBe('application/manifest+json; charset=utf-8');
  expect(await type('/assets/fonts/reading-0123abcd.woff2')).toBe('font/woff2');
  expect(await type('/art/cover.svg')).toBe('image/svg+xml');
});

describe('encodings', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
  ])('answers "%s" with %s', async (acceptEncoding, encoding) => {
    const answer = await ask('/assets/_-0123abcd.js', { acceptEncoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(decode(answer.body).toString()).toBe(testSite['assets/_-0123abcd.js']);
  });

  it.each(['', 'identity', 'deflate', 'br;q=0', 'br;q=nonsense'])(
    'leaves "%s" alone',
    async (accept) => {
      const answer = await ask('/', { acceptEncoding: accept });
      expect(answer.headers['content-encoding']).toBe(undefined);
    },
  );

  it('does not compress fonts again', async () => {
    const answer = await ask('/assets/fonts/reading-0123abcd.woff2', { acceptEncoding: 'br' });
    expect(answer.headers['content-encoding']).toBe(undefined);
  });
});

describe('validators', () => {
  it('answers 304 without a body to a known tag, whatever the encoding', async () => {
    const { headers } = await ask('/stories');
    for (const ifNoneMatch of [
      headers.etag ?? '',
      `"x", ${headers.etag}`,
      '*',
      (headers.etag ?? '').slice(2),
    ]) {
      const answer = await ask('/stories', { ifNoneMatch, acceptEncoding: 'br' });
      expect(answer.status).toBe(304);
      expect(answer.body.byteLength).toBe(0);
      expect(answer.headers.etag).toBe(headers.etag);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('answers in full to another tag', async () => {
    expect((await ask('/stories', { ifNoneMatch: 'W/"other"' })).status).toBe(200);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const answer = await ask('/', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

it('asks for https for a year where visitors come over https', async () => {
  const { headers } = await ask('/', { isSecure: true });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await ask('/')).headers['strict-transport-security']).toBe(undefined);
});

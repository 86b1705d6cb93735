import { copyFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { answerStatic } from '#server/http/answer-static.ts';
import { loadSite } from '#server/http/load-site.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';
import { testConfig, testSite } from '../../../support/servers/test-site.ts';
import { useTestSite, bodyText } from '../use-test-site.ts';

const { ask, folder } = useTestSite();

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

it.each([
  ['br, gzip', 'br'],
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

it.each(['', 'identity', 'deflate', 'br;q=0'])('leaves "%s" alone', async (accept) => {
  const answer = await ask('/', { acceptEncoding: accept });
  expect(answer.headers['content-encoding']).toBe(undefined);
});

it.each([
  ['has another file in it', brotliCompressSync('// the bad worker')],
  ['is damaged', Buffer.from('none')],
])('sends the kill switch to browsers although the .br beside it %s', async (_what, brotli) => {
  const copy = temporaryFolder(onTestFinished);
  await cp(folder(), copy, { recursive: true });
  await writeFile(join(copy, 'sw.js.br'), brotli);
  await copyFile('sw/kill-switch/sw.js', join(copy, 'sw.js'));
  const host = { site: loadSite(copy), config: testConfig, isSecure: false };
  const request = { method: 'GET', url: '/sw.js', acceptEncoding: 'br', ifNoneMatch: '' };
  const { headers, body } = await answerStatic(request, host);
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('The kill switch');
});

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

it('encodes the address to which it sends a visitor', async () => {
  const copy = temporaryFolder(onTestFinished);
  await cp(folder(), copy, { recursive: true });
  await writeFile(join(copy, 'fútbol.html'), '<h1>Fútbol</h1>');
  const host = { site: loadSite(copy), config: testConfig, isSecure: false };
  const address = encodeURI('/fútbol');
  for (const url of [`${address}/?a=1`, `${address}.html?a=1`]) {
    const request = { method: 'GET', url, acceptEncoding: '', ifNoneMatch: '' };
    const { status, headers } = await answerStatic(request, host);
    expect([status, headers.location]).toEqual([308, `${address}?a=1`]);
  }
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

it.each([
  ['/', 'index.html'],
  ['/stories', 'stories.html'],
  ['/stories/7', 'stories/7.html'],
  ['/stories/7?a=b?c=d', 'stories/7.html'],
  ['/sw.js', 'sw.js'],
  ['/assets/_-0123abcd.js', 'assets/_-0123abcd.js'],
  ['/art/cover.svg', 'art/cover.svg'],
])('serves %s from %s', async (url, file) => {
  const answer = await ask(url);
  expect(answer.status).toBe(200);
  expect(bodyText(answer)).toBe(testSite[file]);
});

it.each([
  ['/index.html?a=1', '/?a=1'],
  ['/stories/?category=media', '/stories?category=media'],
  ['/stories/7.html?x', '/stories/7?x'],
  ['/partners/', '/partners'],
  ['/stories/7%23s12?utm_source=x', '/stories/7?utm_source=x#s12'],
  ['/stories/7)?a=1', '/stories/7?a=1'],
  ['//stories', '/stories'],
  ['/Stories.', '/stories'],
  ['/..', '/'],
  ['/stories/7.html.', '/stories/7'],
])('sends %s to %s', async (url, to) => {
  const answer = await ask(url);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(to);
});

it.each([
  '/nothing',
  '/stories/7/8',
  '/404.html',
  '/404/partners',
  '/%zz',
  '/stories%00',
  '/stories/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/\\..\\..',
  '//evil.example/',
  '/Nothing.',
  '/nothing%23x',
  '/.secret',
  '/_headers',
  '/__proto__',
  `/${'a'.repeat(10_000)}`,
  'http://evil.example/',
])('answers %s with the words for a missing page', async (url) => {
  const answer = await ask(url);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(bodyText(answer)).toBe(testSite['404.html']);
});

it.each(['/stories/99', '/stories/7.5', '/stories/7x?a', '/stories/404'])(
  'answers %s with the words for a missing story',
  async (url) => {
    const answer = await ask(url, { ifNoneMatch: '*' });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(bodyText(answer)).toBe(testSite['stories/404.html']);
  },
);

it('answers an unpublished page with its own words and 404', async () => {
  const answer = await ask('/partners', { ifNoneMatch: '*' });
  expect(answer.status).toBe(404);
  expect(bodyText(answer)).toBe(testSite['404/partners.html']);
});

it.each(['/assets/gone-0123abcd.js', '/assets/', '/favicon.ico', '/a/b.css?x'])(
  'never answers %s with HTML',
  async (url) => {
    const answer = await ask(url);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

it.each(['none', '.'])('says in one line when there is no built site', (name) => {
  expect(() => loadSite(join(folder(), 'art', name))).toThrow(/^[^\n]*run "npm run build" first$/);
});

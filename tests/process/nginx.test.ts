import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerStatic, type StaticHost } from '#server/http/answer-static.ts';
import { loadSite } from '#server/http/load-site.ts';
import { nginxSnippet } from '#hosting/nginx-snippet.ts';
import { findProgram } from '../support/servers/find-program.ts';
import { startNginx, type TestNginx } from '../support/servers/start-nginx.ts';
import { testConfig, testSite, writeTestSite } from '../support/servers/test-site.ts';

const program = findProgram('nginx', 'NGINX_BIN');
const why = program === null ? ', skipped: nginx is not installed' : '';

/** The headers that must be the same wherever the site is served. */
const compared = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

describe.skipIf(program === null)(`nginx with the generated snippet${why}`, () => {
  let site: string;
  let nginx: TestNginx;
  let own: StaticHost;

  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'nginx-site-'));
    await chmod(site, 0o755);
    await writeTestSite(site);
    nginx = await startNginx(program ?? '', site, nginxSnippet(testConfig, Object.keys(testSite)));
    own = { site: loadSite(site), config: testConfig, isSecure: true };
  });

  afterAll(async () => {
    await nginx.stop();
    await rm(site, { recursive: true });
  });

  const askOwn = (url: string) =>
    answerStatic({ method: 'GET', url, acceptEncoding: '', ifNoneMatch: '' }, own);

  it.each([
    '/',
    '/stories/7?utm_source=x',
    '/sw.js',
    '/assets/_-0123abcd.js',
    '/assets/fonts/reading-0123abcd.woff2',
    '/art/cover.svg',
    '/manifest.webmanifest',
    '/epub/stories.epub',
    '/take/stories.html',
    '/take/site.zip',
    '/take/nothing.html',
    '/art/photo.avif',
    '/nothing',
    '/stories/99',
    '/stories/7.5',
    '/stories/7/8',
    '/nothing.',
    '/partners',
    '/404',
    '/.secret',
    '/assets/gone.js',
    '/art/gone.svg',
  ])('answers %s as our own server does', async (url) => {
    const theirs = await fetch(`${nginx.url}${url}`, { redirect: 'manual' });
    const ours = await askOwn(url);
    expect(theirs.status).toBe(ours.status);
    expect(await theirs.text()).toBe(new TextDecoder().decode(ours.body));
    const theirHeaders = Object.fromEntries(theirs.headers);
    expect(pick(theirHeaders)).toEqual(pick(ours.headers));
  });

  it.each([
    ['/index.html', '/'],
    ['/stories/?category=media', '/stories?category=media'],
    ['/stories/7.html?x', '/stories/7?x'],
    ['/stories/index.html?x', '/stories?x'],
    ['/stories/7/%23s12', '/stories/7#s12'],
    ['/stories/7%23s12?utm_source=x', '/stories/7?utm_source=x#s12'],
    ['/stories%3fcategory=media%23list', '/stories?category=media#list'],
    ['/stories/7...', '/stories/7'],
    ['/stories/7)?a=1', '/stories/7?a=1'],
    ['/stories/7%E2%80%99', '/stories/7'],
    ['/feed.xml,', '/feed.xml'],
    ['/stories//7?a=1', '/stories/7?a=1'],
    ['//', '/'],
  ])('sends %s to %s', async (url, to) => {
    const answer = await fetch(`${nginx.url}${url}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
    const ours = await askOwn(url);
    expect([ours.status, ours.headers.location]).toEqual([308, to]);
  });

  it.each([
    '/%0d%0aX-Evil:1/',
    '//evil.example/',
    '//%5Cevil.example',
    '/stories%23a%0d%0aX-Evil:1',
    '/404/partners.html',
  ])('redirects %s to no other host, and adds no header', async (url) => {
    const answer = await fetch(`${nginx.url}${url}`, { redirect: 'manual' });
    expect(answer.headers.get('x-evil')).toBe(null);
    expect(answer.headers.get('location') ?? '/evil.example').toMatch(/^\/(?!\/)/);
    expect([404, 308]).toContain(answer.status);
  });

  it('answers 404 in JSON where no function is set up', async () => {
    const answer = await fetch(`${nginx.url}/api/send-email`, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'Endpoint not found' });
  });

  it('compresses text, but not fonts', async () => {
    const encoding = async (url: string) =>
      (await fetch(`${nginx.url}${url}`)).headers.get('content-encoding');
    expect(await encoding('/assets/_-0123abcd.js')).toBe('gzip');
    expect(await encoding('/assets/site-0123abcd.css')).toBe('gzip');
    expect(await encoding('/assets/fonts/reading-0123abcd.woff2')).toBe(null);
  });
});

type Headers = Readonly<Record<string, string>>;

function pick(headers: Headers): object {
  return Object.fromEntries(compared.map((name) => [name, headers[name]]));
}

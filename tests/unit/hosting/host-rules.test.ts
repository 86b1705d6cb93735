import { describe, expect, it } from 'vitest';
import { hostHeaders, isFilePath, pathKind, siteAddress } from '#hosting/host-rules.ts';
import { staticHostHeaders } from '#hosting/static-host-headers.ts';
import { checkHeaders } from '#build/deploy-check/check-files.ts';
import { applied, matches, parseRules } from '../../support/servers/static-host-rules.ts';
import { siteFiles, testConfig } from '../../support/servers/test-site.ts';

it.each([
  ['/', 'page'],
  ['/stories/7.5', 'page'],
  ['/sw.js', 'worker'],
  ['/assets/x-1.js', 'hashed'],
  ['/art/cover.svg', 'file'],
  ['/take/stories.html', 'download'],
])('the path %s is that of a %s', (path, kind) => {
  expect(pathKind(path)).toBe(kind);
  expect(isFilePath(path)).toBe(kind !== 'page');
});

const headersOf = (path: string) => hostHeaders(testConfig, pathKind(path));
const policyOf = (path: string) => headersOf(path)['content-security-policy']?.split('; ');

it('lets the worker fetch from the site and the backend only', () => {
  const functionsUrl = 'https://project.example/functions/v1';
  const hosted = { ...testConfig, functionsKey: 'sb_publishable_x', functionsUrl };
  const policy = hostHeaders(hosted, 'worker')['content-security-policy']?.split('; ');
  expect(policy).toContain("connect-src 'self' https://project.example");
});

it.each(['/art/cover.svg', '/feed.xml', '/assets/drawing-1.svg', '/epub/story-7.epub'])(
  'lets no script run in %s when it is opened at its own address',
  (path) => expect(policyOf(path)).toContain("script-src 'none'"),
);

it.each(['/', '/stories/7', '/sw.js'])('leaves the scripts of %s to its own policy', (path) =>
  expect(String(policyOf(path))).not.toContain('script-src'),
);

it('has files to take along saved by the browser, and not listed by search engines', () => {
  const saved = { 'content-disposition': 'attachment', 'x-robots-tag': 'noindex' };
  expect(headersOf('/take/site.zip')).toMatchObject(saved);
});

it('forbids framing, sniffing and needless powers', () => {
  for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
    expect(policyOf('/')).toContain(rule);
  expect(headersOf('/')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});

it.each([
  ['/art/cover.svg', 'cross-origin'],
  ['/share/story-7.png', 'cross-origin'],
  ['/epub/stories.epub', 'cross-origin'],
  ['/take/site.zip', 'cross-origin'],
  ['/stories/7', 'same-origin'],
  ['/sw.js', 'same-origin'],
  ['/assets/main-0123abcd.js', 'same-origin'],
])('lets other sites show pictures and files only: %s', (path, policy) =>
  expect(headersOf(path)['cross-origin-resource-policy']).toBe(policy),
);

describe.each([1, 300, 1_000])('the file for static hosts, of %i stories', (stories) => {
  const files = siteFiles(stories);
  const text = staticHostHeaders(testConfig, files);
  const rules = parseRules(text);

  it('sends the same headers for every built file as our own server', () => {
    for (const { path, status } of files.map(siteAddress)) {
      if (status === 404) continue;
      const headers = applied(rules, path);
      expect(checkHeaders(testConfig, { origin: 'https://x', path, headers }), path).toEqual([]);
    }
  });

  it('names the types that hosts may not know', () => {
    const type = (path: string) => applied(rules, path).get('content-type');
    expect(type('/epub/story-1001.epub')).toBe('application/epub+zip');
    expect(type('/manifest.webmanifest')).toBe('application/manifest+json');
    expect(type('/art/cover.svg')).toBe(null);
  });

  it('never sends a header twice for one address', () => {
    for (const path of ['/', '/stories', '/sw.js', '/assets/a.js', '/art/cover.svg']) {
      const names = rules
        .filter((rule) => matches(rule.path, path))
        .flatMap((rule) => Object.keys(rule.headers));
      const others = names.filter((name) => name !== 'content-security-policy');
      expect(new Set(others).size, path).toBe(others.length);
    }
  });

  it('names a folder whose pages and files no rule could tell apart', () => {
    expect(() => staticHostHeaders(testConfig, [...files, 'stories/feed.xml'])).toThrow(
      '/stories holds pages and files, which the rule /stories/* cannot tell apart',
    );
  });

  it('refuses to exceed the limits of the hosts', () => {
    const many = Array.from({ length: 100 }, (_, n) => `page-${n}.html`);
    expect(() => staticHostHeaders(testConfig, many)).toThrow(/hosts take 100/);
  });
});

import { describe, expect, it } from 'vitest';
import { hostHeaders, isFilePath, pathKind, siteAddress } from '#hosting/host-rules.ts';
import { staticHostHeaders } from '#hosting/static-host-headers.ts';
import { checkHeaders } from '../../../src/build/deploy-check/check-files.ts';
import { applied, matches, parseRules } from '../../support/servers/static-host-rules.ts';
import { siteFiles, testConfig } from '../../support/servers/test-site.ts';

it.each([
  ['/', 'page'],
  ['/stories/7.5', 'page'],
  ['/sw.js', 'worker'],
  ['/assets/x-1.js', 'hashed'],
  ['/art/cover.svg', 'file'],
  ['/take/stories.html', 'download'],
])('paths takes %s for a %s', (path, kind) => {
  expect(pathKind(path)).toBe(kind);
  expect(isFilePath(path)).toBe(kind !== 'page');
});

describe('headers', () => {
  it('let the worker fetch from the site and the backend only', () => {
    const hosted = {
      ...testConfig,
      functionsKey: 'sb_publishable_x',
      functionsUrl: 'https://project.example/functions/v1',
    };
    const policy = hostHeaders(hosted, 'worker')['content-security-policy'] ?? '';
    expect(policy.split('; ')).toContain("connect-src 'self' https://project.example");
  });

  it.each(['/art/cover.svg', '/feed.xml', '/assets/drawing-1.svg', '/epub/story-7.epub'])(
    'let no script run in %s when it is opened at its own address',
    (path) => {
      const policy = hostHeaders(testConfig, pathKind(path))['content-security-policy'] ?? '';
      expect(policy.split('; ')).toContain("script-src 'none'");
    },
  );

  it.each(['/', '/stories/7', '/sw.js'])('leave the scripts of %s to its own policy', (path) => {
    const policy = hostHeaders(testConfig, pathKind(path))['content-security-policy'] ?? '';
    expect(policy).not.toContain('script-src');
  });

  it('have what is taken along saved, and found by no search engine', () => {
    const headers = hostHeaders(testConfig, pathKind('/take/site.zip'));
    expect(headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-robots-tag': 'noindex',
    });
  });

  it('forbid framing, sniffing and needless powers', () => {
    const headers = hostHeaders(testConfig, 'page');
    expect(headers['content-security-policy']?.split('; ')).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]),
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it.each([
    ['/art/cover.svg', 'cross-origin'],
    ['/share/story-7.png', 'cross-origin'],
    ['/epub/stories.epub', 'cross-origin'],
    ['/take/site.zip', 'cross-origin'],
    ['/stories/7', 'same-origin'],
    ['/sw.js', 'same-origin'],
    ['/assets/main-0123abcd.js', 'same-origin'],
  ])('let other sites show pictures and files only: %s', (path, policy) => {
    const headers = hostHeaders(testConfig, pathKind(path));
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  });
});

describe.each([1, 300, 1_000])('the file for static hosts, of %i stories', (stories) => {
  const files = siteFiles(stories);
  const text = staticHostHeaders(testConfig, files);
  const rules = parseRules(text);

  it('says for every built file what our own server says', () => {
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

  it('never says one header twice for one address', () => {
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

  it('refuses to outgrow the hosts', () => {
    const many = Array.from({ length: 100 }, (_, n) => `page-${n}.html`);
    expect(() => staticHostHeaders(testConfig, many)).toThrow(/hosts take 100/);
  });
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '#server/http/load-site.ts';
import { testSite } from '../../../support/servers/test-site.ts';
import { bodyText, useTestSite } from '../use-test-site.ts';

const { ask, folder } = useTestSite();

it.each([
  ['/', 'index.html'],
  ['/?utm_source=x', 'index.html'],
  ['/stories', 'stories.html'],
  ['/stories/7', 'stories/7.html'],
  ['/stories/7?a=b?c=d', 'stories/7.html'],
  ['/st%6Fries', 'stories.html'],
  ['/fallback', 'fallback.html'],
  ['/sw.js', 'sw.js'],
  ['/assets/_-0123abcd.js', 'assets/_-0123abcd.js'],
  ['/art/cover.svg', 'art/cover.svg'],
])('serves %s from %s', async (url, file) => {
  const answer = await ask(url);
  expect(answer.status).toBe(200);
  expect(bodyText(answer)).toBe(testSite[file]);
});

it.each([
  ['/index.html', '/'],
  ['/index.html?a=1', '/?a=1'],
  ['/stories/', '/stories'],
  ['/stories///', '/stories'],
  ['/stories/?category=media', '/stories?category=media'],
  ['/stories/7.html?x', '/stories/7?x'],
  ['/stories/7/', '/stories/7'],
  ['/partners/', '/partners'],
  ['//', '/'],
])('sends %s to %s', async (url, to) => {
  const answer = await ask(url);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(to);
});

it.each([
  '/nothing',
  '/stories/7/8',
  '/404',
  '/404.html',
  '/404/',
  '/404/partners',
  '/%',
  '/%zz',
  '/%00',
  '/stories%00',
  '/..',
  '/../etc/passwd',
  '/stories/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cwindows',
  '/\\..\\..',
  '//evil.example/..',
  '//evil.example/',
  '/.secret',
  '/_headers',
  '/Stories',
  '/__proto__',
  '/constructor',
  '/wp-login.php',
  `/${'a'.repeat(10_000)}`,
  '*',
  'http://evil.example/',
])('answers %s with the words for a missing page', async (url) => {
  const answer = await ask(url);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(bodyText(answer)).toBe(testSite['404.html']);
});

it.each([
  '/stories/99',
  '/stories/7.5',
  '/stories/07',
  '/stories/7x?a',
  '/stories/99/',
  '/stories/404',
])('answers %s with the words for a missing story', async (url) => {
  const answer = await ask(url, { ifNoneMatch: '*' });
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(bodyText(answer)).toBe(testSite['stories/404.html']);
});

it('answers an unpublished page with its own words and 404', async () => {
  const answer = await ask('/partners', { ifNoneMatch: '*' });
  expect(answer.status).toBe(404);
  expect(bodyText(answer)).toBe(testSite['404/partners.html']);
});

it.each([
  '/assets/gone-0123abcd.js',
  '/assets/',
  '/assets/x',
  '/art/none.svg',
  '/favicon.ico',
  '/a/b.css?x',
])('never answers %s with HTML', async (url) => {
  const answer = await ask(url);
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each(['none', '.'])('says in one line when there is no built site', (name) => {
  expect(() => loadSite(join(folder(), 'art', name))).toThrow(/^[^\n]*run "npm run build" first$/);
});

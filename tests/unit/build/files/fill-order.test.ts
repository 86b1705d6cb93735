import { expect, it } from 'vitest';
import { fillOrder } from '#build/files/fill-order.ts';

const page = (path: string, links: readonly string[], code: readonly string[]) => ({
  path,
  isListed: true,
  code,
  html: `<header><a href="/away">Away</a></header><main>${links
    .map((link) => `<a class="x" href="${link}">there</a>`)
    .join('')}</main>`,
});

const entry = (url: string) => ({ url, revision: null, integrity: '', size: 1 });

async function sorted(pages: readonly ReturnType<typeof page>[], urls: readonly string[]) {
  const order = fillOrder();
  pages.forEach(order.note);
  const { manifest } = await order.sort(urls.map(entry));
  return manifest.map(({ url }) => url);
}

it('puts code before pages, and pages before all else', async () => {
  expect(await sorted([page('/', [], ['/a.js'])], ['/art/b.svg', '/', '/a.js'])).toEqual([
    '/a.js',
    '/',
    '/art/b.svg',
  ]);
});

it('begins with what most pages link to, each page counted once', async () => {
  const pages = [
    page('/', ['/near', '/far', '/far', '/far'], ['/site.js', '/home.js']),
    page('/far', ['/near#place'], ['/site.js', '/far.js']),
    page('/near', [], ['/site.js', '/near.js']),
  ];
  const urls = ['/', '/far', '/near', '/home.js', '/far.js', '/near.js', '/site.js'];
  expect(await sorted(pages, urls)).toEqual([
    '/site.js',
    '/near.js',
    '/far.js',
    '/home.js',
    '/near',
    '/far',
    '/',
  ]);
});

it('counts no link of the frame, nor of a page that nobody is led to', async () => {
  const lost = { ...page('/404', ['/away'], []), isListed: false };
  const pages = [lost, page('/home', ['/other'], ['/home.js']), page('/other', [], ['/other.js'])];
  pages.push(page('/away', [], ['/away.js']));
  const [first] = await sorted(pages, ['/away.js', '/home.js', '/other.js']);
  expect(first).toBe('/other.js');
});

it('leaves what it knows nothing of in its order', async () => {
  expect(await sorted([], ['/c', '/a', '/b'])).toEqual(['/c', '/a', '/b']);
});

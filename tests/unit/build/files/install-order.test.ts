import { expect, it } from 'vitest';
import { createInstallOrder } from '#build/files/install-order.ts';

const page = (path: string, links: readonly string[]) => ({
  path,
  isListed: true,
  html: `<header><a href="/away">Away</a></header><main>${links
    .map((link) => `<a class="x" href="${link}">there</a>`)
    .join('')}</main>`,
});

async function sorted(pages: readonly ReturnType<typeof page>[], urls: readonly string[]) {
  const order = createInstallOrder();
  pages.forEach(order.add);
  const entries = urls.map((url) => ({ url, revision: null, integrity: '', size: 1 }));
  const { manifest } = await order.sort(entries);
  return manifest.map(({ url }) => url);
}

it('puts code before pages, and pages before all else', async () => {
  const urls = ['/art/b.svg', '/', '/assets/a.js', '/favicon.ico', '/assets/a.css'];
  expect(await sorted([page('/', [])], urls)).toEqual([
    '/assets/a.js',
    '/assets/a.css',
    '/',
    '/art/b.svg',
    '/favicon.ico',
  ]);
});

it('begins with what most pages link to, each page counted once', async () => {
  const pages = [
    page('/', ['/near', '/far', '/far', '/far']),
    page('/far', ['/near#place']),
    page('/near', []),
  ];
  expect(await sorted(pages, ['/', '/far', '/near'])).toEqual(['/near', '/far', '/']);
});

it('counts no link of the frame, nor of a page that nobody is led to', async () => {
  const lost = { ...page('/404', ['/away']), isListed: false };
  const pages = [lost, page('/home', ['/other']), page('/other', []), page('/away', [])];
  const [first] = await sorted(pages, ['/away', '/home', '/other']);
  expect(first).toBe('/other');
});

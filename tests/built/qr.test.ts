import decode from 'jsqr';
import { expect, it } from 'vitest';
import { builtPage, builtPapers } from '../support/built/built-pages.ts';
import { stories } from '../support/content/stories.ts';

/** Pixels per module of a QR code; the decoder needs at least this many. */
const scale = 4;

it.each(stories.map(({ id }) => id))('the code of story %s is its canonical address', (id) => {
  const { html } = builtPage(`/stories/${id}`);
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  expect(canonical).toMatch(new RegExp(`/stories/${id}$`));
  expect(addressesIn(html)).toEqual([canonical]);
});

const codedPapers = builtPapers.filter(
  ({ path, html }) => /everything|^\/paper/.test(path) && html.includes('aria-label="QR'),
);

it.each(codedPapers)('the codes of $path are addresses that are written there', ({ html }) => {
  for (const address of addressesIn(html))
    expect(html).toContain(`>${address?.replace(/^https?:\/\//, '')}<`);
});

/** Decodes the QR codes of a document, each once. */
function addressesIn(html: string): readonly (string | undefined)[] {
  const drawings = html.matchAll(
    /<svg viewBox="(-?\d+) [-.\d]+ (\d+) \d+" role="img"[^>]*><path d="([^"]+)"/g,
  );
  const codes = new Map([...drawings].map(([, from, size, path = '']) => [path, { from, size }]));
  expect(codes.size).toBeGreaterThan(0);
  return [...codes].map(([path, { from, size }]) => {
    const width = Number(size) * scale;
    return decode(dots(path, Number(from), Number(size)), width, width)?.data;
  });
}

/** Rasterises a code: white, with a dark block for each stroke of the path. */
function dots(path: string, from: number, size: number): Uint8ClampedArray {
  const width = size * scale;
  const picture = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) - from) * scale + row) * width + (Number(x) - from) * scale;
      for (let at = start; at < start + Number(run) * scale; at++)
        picture.fill(0, at * 4, at * 4 + 3);
    }
  }
  return picture;
}

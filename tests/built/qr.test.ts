import decode from 'jsqr';
import { expect, it } from 'vitest';
import { builtPage } from '../support/built/built-pages.ts';
import { stories } from '../support/content/stories.ts';

/** Dots for each module: what a decoder needs at least. */
const scale = 4;

it.each(stories.map(({ id }) => id))('the code of story %s is its canonical address', (id) => {
  const { html } = builtPage(`/stories/${id}`);
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const [, from = '', size = '', path = ''] =
    /<svg viewBox="(-?\d+) [-.\d]+ (\d+) \d+" role="img"[^>]*><path d="([^"]+)"/.exec(html) ?? [];
  expect(canonical).toMatch(new RegExp(`/stories/${id}$`));
  expect(
    decode(dots(path, Number(from), Number(size)), Number(size) * scale, Number(size) * scale)
      ?.data,
  ).toBe(canonical);
});

/** The drawing as a picture: white, with a dark block for each stroke of the path. */
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

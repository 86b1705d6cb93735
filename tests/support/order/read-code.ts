import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Pixels per module of a QR code; the decoder needs at least this many. */
const scale = 4;

/** Decodes a QR code that the page shows. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const [viewBox = '', path = ''] = await code.evaluate((svg) => [
    svg.getAttribute('viewBox') ?? '',
    svg.querySelector('path')?.getAttribute('d') ?? '',
  ]);
  return decodeCode(viewBox, path);
}

/** Decodes a QR code drawn as a path with one stroke for each run of dark modules. */
export function decodeCode(viewBox: string, path: string): string | undefined {
  const [left = 0, top = 0, size = 0] = viewBox.split(' ').map(Number);
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < scale; row += 1) {
      const start = ((Number(y) - top) * scale + row) * side + (Number(x) - left) * scale;
      for (let at = start; at < start + Number(run) * scale; at += 1)
        pixels.fill(0, at * 4, at * 4 + 3);
    }
  return jsQR(pixels, side, side)?.data;
}

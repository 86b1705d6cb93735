import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Decodes a QR code, drawn as a path with one stroke for each run of dark modules. */
export async function readCode(code: Locator): Promise<string | undefined> {
  const [box, path] = await code.evaluate((svg) => [
    svg.getAttribute('viewBox'),
    svg.querySelector('path')?.getAttribute('d'),
  ]);
  const scale = 4;
  const side = Number(box?.split(' ')[2]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of path?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [])
    for (let down = 0; down < scale; down += 1)
      for (let right = 0; right < Number(run) * scale; right += 1) {
        const at = (Number(y) * scale + down) * side + Number(x) * scale + right;
        pixels.set([0, 0, 0], at * 4);
      }
  return jsQR(pixels, side, side)?.data;
}

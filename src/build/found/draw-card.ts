import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { dayColors } from '../../theme/tokens.ts';
import { cardArt, cardLogo, cardSize } from './card.ts';

/** What chat windows take without a question. */
export const heaviestCard = 100_000;

const png = { palette: true, effort: 8, dither: 0 } as const;

export interface CardParts {
  /** The card without its picture and logo. */
  readonly ground: string;
  readonly art: Uint8Array;
  readonly logo: Uint8Array;
  /** `cover` fills its half and may be cropped; `contain` is shown whole. */
  readonly fit: 'cover' | 'contain';
}

export interface DrawnPicture {
  readonly bytes: Buffer;
  readonly type: 'png' | 'jpg';
}

/** Drawings become a PNG of few colours; where a photo is too heavy for that, a JPEG. */
export async function drawCard({ ground, art, logo, fit }: CardParts): Promise<DrawnPicture> {
  const card = sharp(Buffer.from(ground)).composite([
    { input: await resized(art, cardArt, fit), left: cardArt.left, top: cardArt.top },
    { input: await resized(logo, cardLogo, 'contain'), left: cardLogo.left, top: cardLogo.top },
  ]);
  const pixels = await card.removeAlpha().raw().toBuffer();
  const drawn = sharp(pixels, { raw: { ...cardSize, channels: 3 } });
  const bytes = await drawn.clone().png(png).toBuffer();
  return bytes.length <= heaviestCard ? { bytes, type: 'png' } : asJpeg(drawn);
}

/** Of all that decides about the bytes. */
export function drawingHash({ ground, art, logo, fit }: CardParts): string {
  const hash = createHash('sha256').update(
    JSON.stringify([png, cardArt, cardLogo, sharp.versions]),
  );
  for (const part of [ground, art, logo, fit]) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

async function asJpeg(drawn: Sharp): Promise<DrawnPicture> {
  for (let quality = 86; ; quality -= 8) {
    const bytes = await drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= heaviestCard || quality < 30) return { bytes, type: 'jpg' };
  }
}

function resized(
  picture: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  fit: CardParts['fit'],
): Promise<Buffer> {
  const background = fit === 'cover' ? dayColors.paper : '#0000';
  return sharp(picture).resize({ width, height, fit, background }).png().toBuffer();
}

/** What was drawn of the same parts before, or draws it and keeps it: a build draws what has changed. */
export async function keptDrawing(
  folder: string,
  hash: string,
  draw: () => Promise<DrawnPicture>,
): Promise<DrawnPicture> {
  for (const type of ['png', 'jpg'] as const) {
    const bytes = await readFile(join(folder, `${hash}.${type}`)).catch(() => undefined);
    if (bytes) return { bytes, type };
  }
  const drawing = await draw();
  // Two builds may draw it at once; neither is to read the half of it.
  const unfinished = join(folder, `${hash}.${process.pid}`);
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, drawing.bytes);
  await rename(unfinished, join(folder, `${hash}.${drawing.type}`));
  return drawing;
}

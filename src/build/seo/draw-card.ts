import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { dayColors } from '../../theme/tokens.ts';
import type { TextOutliner } from './text-outliner.ts';

/** What chat windows and search engines show of a page: its title beside a picture. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where the picture stands: the right half and a little more, from edge to edge. */
export const cardArt = { left: 560, top: 0, width: 640, height: 630 } as const;

const cardLogo = { left: 64, top: 500, width: 232, height: 68 } as const;

const title = { x: 64, top: 64, width: 440, height: 400 } as const;
const sizes = { largest: 104, smallest: 36, step: 4 } as const;
/** Between two base lines, and of a capital, in type sizes. */
const leading = 1.04;
const capital = 0.7;

interface CardTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The card without its picture and logo, as SVG. */
export function cardBackground(text: string, outliner: TextOutliner): string {
  const { size, lines } = fitTitle(text, outliner);
  const paths = lines.map((line, index) =>
    outliner.path(line, { x: title.x, y: title.top + size * (capital + index * leading), size }),
  );
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${dayColors.paper}" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="${dayColors.rule}" d="M${cardArt.left - 8} 0h8V${height}h-8z"/>`,
    `<path fill="${dayColors.ink}" d="${paths.join('')}"/>`,
    '</svg>',
  ].join('');
}

/** The largest type in which the title stands whole. */
export function fitTitle(text: string, outliner: TextOutliner): CardTitle {
  for (let size: number = sizes.largest; size > sizes.smallest; size -= sizes.step) {
    const lines = wrap(text, outliner, title.width / size);
    const isHigh = lines.length * leading * size > title.height;
    const isWide = lines.some((line) => outliner.width(line) * size > title.width);
    if (!isHigh && !isWide) return { size, lines };
  }
  const { smallest: size } = sizes;
  return { size, lines: wrap(text, outliner, title.width / size) };
}

function wrap(text: string, outliner: TextOutliner, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && outliner.width(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

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
export async function cachedDrawing(
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

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFiles } from '../../theme/font-files.gen.ts';
import { type BuildCache, contentHash } from '../build-cache.ts';
import { cardBackground, type CardLayout } from './card-layout.ts';
import { createTextOutliner, type TextOutliner } from './text-outliner.ts';
import sharp, { type Sharp } from 'sharp';
import { lightColors } from '../../theme/tokens.ts';

interface Card extends Pick<CardParts, 'layout' | 'art' | 'fit'> {
  readonly title: string;
}

interface RenderedCard {
  readonly bytes: Buffer;
  readonly type: 'png' | 'jpg';
}

type RenderCard = (card: Card) => Promise<RenderedCard>;

interface RendererOptions {
  readonly publicFolder: string;
  readonly cache: BuildCache;
  /** All titles, for the font subset. */
  readonly titles: readonly string[];
}

/** Part of the cache key. Increase the number when the drawing changes. */
const recipe = JSON.stringify([4, sharp.versions, lightColors]);

/**
 * Returns a function that renders cards with a title and a picture, and caches them between builds.
 */
export function createCardRenderer({ publicFolder, cache, titles }: RendererOptions): RenderCard {
  const font = join(publicFolder, fontFiles.display);
  let reading: Promise<readonly [Buffer, Buffer]> | undefined;
  let outliner: Promise<TextOutliner> | undefined;
  return async ({ title, layout, art, fit }) => {
    reading ??= Promise.all([readFile(join(publicFolder, 'art/logo.svg')), readFile(font)]);
    const [logo, typeface] = await reading;
    const name = contentHash(recipe, title, JSON.stringify(layout), fit, art, logo, typeface);
    const file = await cache(name, async () => {
      outliner ??= createTextOutliner(font, titles.join(''));
      const cardLayout = layoutFor(title, await outliner, layout);
      return drawCard({
        layout: cardLayout,
        background: cardBackground(title, await outliner, cardLayout),
        art,
        logo,
        fit,
        isPhoto: isJpeg(art),
      });
    });
    const bytes = await readFile(file);
    return { bytes, type: isJpeg(bytes) ? 'jpg' : 'png' };
  };
}

/** Gives the space of the title to the picture when there is no title to set. The logo keeps its place. */
function layoutFor(title: string, outliner: TextOutliner, layout: CardLayout): CardLayout {
  if (outliner.drawable(title) !== '') return layout;
  const { width, logo } = layout;
  const height = logo.top - 32;
  return {
    ...layout,
    art: { left: 0, top: 0, width, height },
    rule: { left: 0, top: height, width, height: 8 },
  };
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

export interface CardParts {
  readonly layout: CardLayout;
  /** Card without picture and logo, as SVG. */
  readonly background: string;
  readonly art: Uint8Array;
  readonly logo: Uint8Array;
  /** `cover` fills the box and may be cropped; `contain` shows the whole picture. */
  readonly fit: 'cover' | 'contain';
  /** Photographs are encoded as JPEG, drawings as PNG with a palette. */
  readonly isPhoto: boolean;
}

/** Limit in bytes that all chat programs accept. */
export const maxCardBytes = 100_000;

const png = { palette: true, effort: 1, dither: 0 } as const;

/** Renders a card. A drawing that is too large as PNG is encoded as JPEG. */
export async function drawCard(parts: CardParts): Promise<Buffer> {
  const { layout, background, art, logo, fit, isPhoto } = parts;
  const card = sharp(Buffer.from(background)).composite([
    { ...placeOf(layout.art), input: await resized(art, layout.art, fit) },
    { ...placeOf(layout.logo), input: await resized(logo, layout.logo, 'contain') },
  ]);
  const pixels = await card.removeAlpha().raw().toBuffer();
  const { width, height } = layout;
  const drawn = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (isPhoto) return asJpeg(drawn);
  const bytes = await drawn.clone().png(png).toBuffer();
  return bytes.length <= maxCardBytes ? bytes : asJpeg(drawn);
}

function placeOf({ left, top }: CardLayout['art']) {
  return { left, top };
}

async function asJpeg(drawn: Sharp): Promise<Buffer> {
  for (let quality = 86; ; quality -= 8) {
    const bytes = await drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= maxCardBytes || quality < 30) return bytes;
  }
}

function resized(
  picture: Uint8Array,
  { width, height }: CardLayout['art'],
  fit: CardParts['fit'],
): Promise<Buffer> {
  const background = fit === 'cover' ? lightColors.background : '#0000';
  return sharp(picture)
    .resize({ width, height, fit, background })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

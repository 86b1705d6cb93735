import sharp, { type Sharp } from 'sharp';
import { dayColors } from '../../theme/tokens.ts';
import type { CardLayout } from './card-layout.ts';

export interface CardParts {
  readonly layout: CardLayout;
  /** The card without its picture and logo, as SVG. */
  readonly background: string;
  readonly art: Uint8Array;
  readonly logo: Uint8Array;
  /** `cover` fills its place and may be cropped; `contain` is shown whole. */
  readonly fit: 'cover' | 'contain';
  /** Drawings become a PNG of few colours, photographs a JPEG. */
  readonly isPhoto: boolean;
}

/** What chat windows take without a question. */
export const heaviestCard = 100_000;

const png = { palette: true, effort: 1, dither: 0 } as const;

/** Draws a card; a drawing that is too heavy as a PNG becomes a JPEG. */
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
  return bytes.length <= heaviestCard ? bytes : asJpeg(drawn);
}

function placeOf({ left, top }: CardLayout['art']) {
  return { left, top };
}

async function asJpeg(drawn: Sharp): Promise<Buffer> {
  for (let quality = 86; ; quality -= 8) {
    const bytes = await drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= heaviestCard || quality < 30) return bytes;
  }
}

function resized(
  picture: Uint8Array,
  { width, height }: CardLayout['art'],
  fit: CardParts['fit'],
): Promise<Buffer> {
  const background = fit === 'cover' ? dayColors.paper : '#0000';
  return sharp(picture)
    .resize({ width, height, fit, background })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

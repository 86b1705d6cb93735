import sharp, { type Sharp } from 'sharp';
import { lightColors } from '../../theme/tokens.ts';
import type { CardLayout } from './card-layout.ts';

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
export const heaviestCard = 100_000;

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
  const background = fit === 'cover' ? lightColors.background : '#0000';
  return sharp(picture)
    .resize({ width, height, fit, background })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

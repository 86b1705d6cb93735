import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cardArt, cardGround, cardSize } from '#build/found/card.ts';
import { type CardParts, drawCard, drawingHash, heaviestCard } from '#build/found/draw-card.ts';
import { createLettering } from '#build/found/lettering.ts';
import { dayColors } from '#theme/tokens.ts';
import { fontFiles } from '#theme/font-files.gen.ts';

const lettering = await createLettering(`public${fontFiles.display}`, 'A title');
const parts: CardParts = {
  ground: cardGround('A title', lettering),
  art: readFileSync('public/art/spot-offline.svg'),
  logo: readFileSync('public/art/logo.svg'),
  fit: 'cover',
};

/** A photo at its worst: no two pixels are alike. */
async function noise(): Promise<Buffer> {
  const { width, height } = { width: 960, height: 640 };
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 2_654_435_761) >>> 24),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

it('draws art as a PNG, the same bytes each time', async () => {
  const card = await drawCard(parts);
  expect(card.type).toBe('png');
  expect(await sharp(card.bytes).metadata()).toMatchObject({ format: 'png', ...cardSize });
  expect(card.bytes.length).toBeLessThanOrEqual(heaviestCard);
  expect((await drawCard(parts)).bytes.equals(card.bytes)).toBe(true);
});

it('draws a photo as a JPEG that is light enough', async () => {
  const card = await drawCard({ ...parts, art: await noise() });
  expect(card.type).toBe('jpg');
  expect(await sharp(card.bytes).metadata()).toMatchObject({ format: 'jpeg', ...cardSize });
  expect(card.bytes.length).toBeLessThanOrEqual(heaviestCard);
});

it('fills its half with the art, or shows it whole on paper', async () => {
  const cornerOf = async (fit: CardParts['fit']) => {
    const { bytes } = await drawCard({ ...parts, fit });
    const { data } = await sharp(bytes)
      .extract({ left: cardArt.left + 2, top: 2, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return `#${data.toString('hex').toUpperCase()}`;
  };
  expect(await cornerOf('cover')).not.toBe(dayColors.paper);
  expect(await cornerOf('contain')).toBe(dayColors.paper);
});

it('is drawn again when anything of it changes', () => {
  const hashes = [
    drawingHash(parts),
    drawingHash({ ...parts, fit: 'contain' }),
    drawingHash({ ...parts, ground: cardGround('A tit', lettering) }),
    drawingHash({ ...parts, art: parts.logo }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(drawingHash({ ...parts })).toBe(hashes[0]);
});

import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, afterEach, beforeEach, vi } from 'vitest';
import {
  cardArt,
  cardBackground,
  type CardParts,
  cardSize,
  drawCard,
  drawingHash,
  type DrawnPicture,
  heaviestCard,
  cachedDrawing,
} from '#build/seo/draw-card.ts';
import { createTextOutliner } from '#build/seo/text-outliner.ts';
import { fontFiles } from '#theme/font-files.gen.ts';
import { dayColors } from '#theme/tokens.ts';

const outliner = await createTextOutliner(`public${fontFiles.display}`, 'A title');
const parts: CardParts = {
  ground: cardBackground('A title', outliner),
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
    drawingHash({ ...parts, ground: cardBackground('A tit', outliner) }),
    drawingHash({ ...parts, art: parts.logo }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(drawingHash({ ...parts })).toBe(hashes[0]);
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function drawing(type: DrawnPicture['type']) {
  return vi.fn(() => Promise.resolve({ bytes: Buffer.from(type), type }));
}

it.each(['png', 'jpg'] as const)('draws the same %s once', async (type) => {
  const draw = drawing(type);
  const cache = join(folder, 'cache');
  for (let build = 0; build < 3; build++)
    expect(await cachedDrawing(cache, 'a1', draw)).toEqual({ bytes: Buffer.from(type), type });
  expect(draw).toHaveBeenCalledOnce();
});

it('draws what has changed, and leaves no half of a file', async () => {
  const draw = drawing('png');
  await Promise.all([cachedDrawing(folder, 'a1', draw), cachedDrawing(folder, 'b2', draw)]);
  expect(draw).toHaveBeenCalledTimes(2);
  expect((await readdir(folder)).toSorted()).toEqual(['a1.png', 'b2.png']);
});

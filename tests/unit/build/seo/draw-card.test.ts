import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { buildCache } from '#build/build-cache.ts';
import { cardBackground, shareLayout } from '#build/seo/card-layout.ts';
import {
  createCardRenderer,
  type CardParts,
  drawCard,
  maxCardBytes,
} from '#build/seo/card-renderer.ts';
import { createTextOutliner } from '#build/seo/text-outliner.ts';
import { fontFiles } from '#theme/font-files.gen.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

const outliner = await createTextOutliner(`public${fontFiles.display}`, 'A title');
const art = readFileSync('public/art/spot-offline.svg');
const parts: CardParts = {
  layout: shareLayout,
  background: cardBackground('A title', outliner, shareLayout),
  art,
  logo: readFileSync('public/art/logo.svg'),
  fit: 'cover',
  isPhoto: false,
};
const { width, height } = shareLayout;

/** Creates the photo that compresses worst: noise. */
function noise(): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: 960 * 640 * 3 }, (_, at) => (at * 2_654_435_761) >>> 24),
  );
  return sharp(pixels, { raw: { width: 960, height: 640, channels: 3 } })
    .jpeg()
    .toBuffer();
}

it('draws art as a PNG, the same bytes each time', async () => {
  const card = await drawCard(parts);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width, height });
  expect(card.length).toBeLessThanOrEqual(maxCardBytes);
  expect((await drawCard(parts)).equals(card)).toBe(true);
});

it.each([true, false])(
  'draws a photo as a JPEG that is light enough (known: %s)',
  async (isPhoto) => {
    const card = await drawCard({ ...parts, art: await noise(), isPhoto });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(card.length).toBeLessThanOrEqual(maxCardBytes);
  },
);

const root = temporaryFolder();

const renderCard = createCardRenderer({
  publicFolder: 'public',
  cache: buildCache(root, 'cards'),
  titles: ['A title', '⚽', '🏆'],
});
const card = (title: string, fit: CardParts['fit'] = 'cover') =>
  renderCard({ title, fit, art, layout: shareLayout });
const rendered = () => readdir(join(root, 'node_modules/.cache/cards'));

it('renders the same card once, also when it is asked for twice at once', async () => {
  const [one, other] = await Promise.all([card('A title'), card('A title')]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
  expect(one.type).toBe('png');
  expect(await rendered()).toHaveLength(1);
  await card('A title', 'contain');
  expect(await rendered()).toHaveLength(2);
});

it('renders a card again after a change of the theme’s colours', async () => {
  const cards = { publicFolder: 'public', cache: buildCache(root, 'themes'), titles: ['A title'] };
  const names = async (create: typeof createCardRenderer) => {
    await create(cards)({ title: 'A title', fit: 'cover', art, layout: shareLayout });
    return readdir(join(root, 'node_modules/.cache/themes'));
  };
  expect(await names(createCardRenderer)).toHaveLength(1);
  vi.resetModules();
  vi.doMock('#theme/tokens.ts', async (original) => {
    const tokens = await original<typeof import('#theme/tokens.ts')>();
    return { ...tokens, lightColors: { ...tokens.lightColors, background: '#FFFFFF' } };
  });
  const changed = await import('#build/seo/card-renderer.ts');
  expect(await names(changed.createCardRenderer)).toHaveLength(2);
});

it('renders a picture alone for each title that the typeface cannot set', async () => {
  const [one, other] = await Promise.all([card('⚽'), card('🏆')]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
  const { channels } = await sharp(one.bytes)
    .extract({ left: 0, top: 0, width: 500, height: 400 })
    .stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});

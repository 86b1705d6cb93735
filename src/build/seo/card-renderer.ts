import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fontFiles } from '../../theme/font-files.gen.ts';
import { type BuildCache, contentHash } from '../build-cache.ts';
import { cardBackground, type CardLayout } from './card-layout.ts';
import { type CardParts, drawCard } from './draw-card.ts';
import { createTextOutliner, type TextOutliner } from './text-outliner.ts';

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
const recipe = JSON.stringify([4, sharp.versions]);

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
    const file = await cache.file(name, async () => {
      outliner ??= createTextOutliner(font, titles.join(''));
      const place = titlePlace(title, await outliner, layout);
      return drawCard({
        layout: place,
        background: cardBackground(title, await outliner, place),
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
function titlePlace(title: string, outliner: TextOutliner, layout: CardLayout): CardLayout {
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

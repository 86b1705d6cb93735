import type { Plugin } from 'vite';
import { buildCache } from '../build-cache.ts';
import type { ContentSource } from '../content/content-source.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { shareLayout } from './card-layout.ts';
import { createCardRenderer } from './card-renderer.ts';

export interface SharePicture {
  readonly path: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface SharePictures {
  readonly plugin: Plugin;
  /** Returns the picture of a page, once the bundle has been generated. */
  of(path: string): SharePicture | undefined;
}

const shareFolder = 'share';

/** Renders the Open Graph image of each page: its title beside a picture of the site. */
export function sharePictures(content: ContentSource): SharePictures {
  const pictures = new Map<string, SharePicture>();
  return {
    of: (path) => pictures.get(path),
    plugin: {
      name: 'share-pictures',
      apply: 'build',
      async generateBundle() {
        const { root, publicDir } = this.environment.config;
        const { shares, readPicture } = await content.current();
        const renderCard = createCardRenderer({
          publicFolder: publicDir,
          cache: buildCache(root, 'share-pictures'),
          titles: shares.map(({ title }) => title),
        });
        await mapConcurrently(shares, async ({ path, title, art, alt, fit }) => {
          const card = { title, fit, art: await readPicture(art), layout: shareLayout };
          const { bytes, type } = await renderCard(card);
          const fileName = `${shareFolder}/${nameOf(path)}.${type}`;
          this.emitFile({ type: 'asset', fileName, source: bytes });
          pictures.set(path, {
            path: `/${fileName}`,
            type: type === 'png' ? 'image/png' : 'image/jpeg',
            width: shareLayout.width,
            height: shareLayout.height,
            alt: `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${alt}`,
          });
        });
      },
    },
  };
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

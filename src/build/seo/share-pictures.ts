import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ShareSubject } from '#content/seo/share-subject.ts';
import { fontFiles } from '../../theme/font-files.gen.ts';
import type { ContentSource } from '../content/content-source.ts';
import {
  cardBackground,
  cardSize,
  drawCard,
  drawingHash,
  type DrawnPicture,
  cachedDrawing,
} from './draw-card.ts';
import { createTextOutliner, type TextOutliner } from './text-outliner.ts';

export interface SharePicture {
  readonly path: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface SharePictures {
  readonly plugin: Plugin;
  /** Of this page; known once the bundle is there. */
  of(path: string): SharePicture | undefined;
}

const shareFolder = 'share';

/** Draws for each page what others see when it is shared: its title beside a picture of the site. */
export function sharePictures(content: ContentSource): SharePictures {
  const pictures = new Map<string, SharePicture>();
  let root = '';
  let publicFolder = '';
  const read = (path: string) => readFile(join(publicFolder, path));
  return {
    of: (path) => pictures.get(path),
    plugin: {
      name: 'share-pictures',
      apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
      configResolved(config) {
        root = config.root;
        publicFolder = config.publicDir;
      },
      async generateBundle() {
        const { shares } = await content.current();
        const titles = shares.map(({ title }) => title).join('');
        const outliner = await createTextOutliner(join(publicFolder, fontFiles.display), titles);
        const logo = await read('/art/logo.svg');
        await Promise.all(
          shares.map(async (share) => {
            const { bytes, type } = await drawn(share, outliner, logo);
            const fileName = `${shareFolder}/${nameOf(share.path)}.${type}`;
            this.emitFile({ type: 'asset', fileName, source: bytes });
            pictures.set(share.path, {
              path: `/${fileName}`,
              type: type === 'png' ? 'image/png' : 'image/jpeg',
              ...cardSize,
              alt: `${share.title}. ${share.alt}`,
            });
          }),
        );
      },
    },
  };

  async function drawn(
    { title, art, fit }: ShareSubject,
    outliner: TextOutliner,
    logo: Uint8Array,
  ): Promise<DrawnPicture> {
    const parts = { ground: cardBackground(title, outliner), art: await read(art), logo, fit };
    const folder = join(root, 'node_modules/.cache/share-pictures');
    return cachedDrawing(folder, drawingHash(parts), () => drawCard(parts));
  }
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dayColors, printedColors } from '../../theme/tokens.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { SiteContent } from '../content/site-content.ts';
import { shortcutIcon, shortcutIconSize } from '../found/shortcut-icon.ts';

const manifest = ({ names, app }: SiteContent) => ({
  id: '/',
  name: names.long,
  short_name: names.short,
  description: app.description,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // Another launch shows the window that is there, so that nothing typed in it is lost; the page
  // follows a shortcut itself (features/install/follow-launches.ts).
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  lang: 'en-GB',
  background_color: dayColors.paper,
  theme_color: printedColors.pitchDeep,
  categories: ['education', 'books', 'sports'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: app.shortcuts.map(({ name, path, symbol }) => ({
    name,
    url: path,
    icons: [{ src: `/${iconFile(symbol)}`, sizes: iconSizes, type: 'image/png' }],
  })),
  screenshots: app.screenshots.map(({ file, form, label, width, height }) => ({
    src: `/${file}`,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor: form,
    label,
  })),
});

const iconSizes = `${shortcutIconSize}x${shortcutIconSize}`;

/** Written by ourselves, because the worker's plugin would list it without a hash of its bytes. */
export function webManifestPlugin(content: ContentSource): Plugin {
  let publicFolder = '';
  return {
    name: 'web-manifest',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    async generateBundle() {
      const site = await content.current();
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest(site)),
      });
      const icons = await readFile(join(publicFolder, 'art/icons.svg'), 'utf8');
      for (const { symbol } of site.app.shortcuts) {
        const source = await shortcutIcon(icons, symbol);
        this.emitFile({ type: 'asset', fileName: iconFile(symbol), source });
      }
    },
  };
}

/** Beside the app's own icons, which the worker does not keep: the system has them. */
function iconFile(symbol: string): string {
  return `icons/shortcut-${symbol}.png`;
}

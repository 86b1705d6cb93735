import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { lightColors, fixedColors } from '../../theme/tokens.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { SiteContent } from '../content/site-content.ts';

const manifest = ({ names, app }: SiteContent) => ({
  id: '/',
  name: names.long,
  short_name: names.short,
  description: app.description,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // A second launch focuses the open window, so that typed text is not lost; the page opens a shortcut's
  // address itself (features/install/follow-launches.ts).
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  lang: 'en-GB',
  background_color: lightColors.background,
  theme_color: fixedColors.brandDeep,
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

const shortcutIconSize = 96;
const iconSizes = `${shortcutIconSize}x${shortcutIconSize}`;

/** Writes the web app manifest. The PWA plugin would precache it without a hash of its bytes. */
export function webManifestPlugin(content: ContentSource): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    async generateBundle() {
      const site = await content.current();
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest(site)),
      });
      const { publicDir } = this.environment.config;
      const icons = await readFile(join(publicDir, 'art/icons.svg'), 'utf8');
      for (const { symbol } of site.app.shortcuts) {
        const source = await shortcutIcon(icons, symbol);
        this.emitFile({ type: 'asset', fileName: iconFile(symbol), source });
      }
    },
  };
}

/** Returns the path of an icon, in the folder that the worker does not precache. */
function iconFile(symbol: string): string {
  return `icons/shortcut-${symbol}.png`;
}

/**
 * Renders a symbol of the site on a coloured disc as PNG.
 *
 * @param icons text of art/icons.svg
 */
async function shortcutIcon(icons: string, symbol: string): Promise<Buffer> {
  const [, drawing] =
    new RegExp(`<symbol id="i-${symbol}"[^>]*>(.*?)</symbol>`, 's').exec(icons) ?? [];
  if (drawing === undefined) throw new Error(`art/icons.svg has no symbol "i-${symbol}"`);
  const size = shortcutIconSize;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">`,
    `<circle cx="12" cy="12" r="12" fill="${fixedColors.brandDeep}"/>`,
    `<g transform="translate(5.4 5.4) scale(.55)" fill="none" stroke="${lightColors.raised}" `,
    `stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`,
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

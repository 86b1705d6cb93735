import type { Plugin } from 'vite';
import { dayColors, printedColors } from '../../theme/tokens.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { SiteContent } from '../content/site-content.ts';

const manifest = ({ names }: SiteContent) => ({
  id: '/',
  name: names.long,
  short_name: names.short,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en-GB',
  background_color: dayColors.paper,
  theme_color: printedColors.pitchDeep,
  categories: ['education', 'books', 'sports'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Written by ourselves, because the worker's plugin would list it without a hash of its bytes. */
export function webManifestPlugin(content: ContentSource): Plugin {
  return {
    name: 'web-manifest',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest(await content.current())),
      });
    },
  };
}

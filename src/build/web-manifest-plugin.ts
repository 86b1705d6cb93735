import type { Plugin } from 'vite';
import { productShort, siteName } from '../content/site.ts';
import { dayColors, printedColors } from '../theme/tokens.ts';

const manifest = {
  id: '/',
  name: siteName,
  short_name: productShort,
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
};

/** Written by ourselves, because the worker's plugin would list it without a hash of its bytes. */
export function webManifestPlugin(): Plugin {
  return {
    name: 'web-manifest',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest),
      });
    },
  };
}

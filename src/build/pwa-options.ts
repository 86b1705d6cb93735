import type { VitePWAOptions } from 'vite-plugin-pwa';
import { productShort, siteName } from '../content/site.ts';
import { dayColors, printedColors } from '../theme/tokens.ts';
import { precacheManifest } from './precache-manifest.ts';

/** Above this the build stops: nothing that large belongs on a tablet's first visit. */
const largestFile = 400_000;

/** `out` gives the folder of the built site. */
export function pwaOptions(out: () => string): Partial<VitePWAOptions> {
  return {
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    minify: true,
    manifest: {
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
        {
          src: '/icons/maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    injectManifest: {
      globPatterns: ['**/*.{html,js,woff2,svg,png,webmanifest}'],
      globIgnores: ['404.html', '404/**', 'sw.js', 'icons/**'],
      maximumFileSizeToCacheInBytes: largestFile,
      manifestTransforms: [precacheManifest(out)],
    },
  };
}

import type { Plugin } from 'vite';
import { globalCss } from '../../theme/global-css.ts';

/** Gives the development server's page the sheet that the build writes into every page. */
export function globalCssPlugin(): Plugin {
  return {
    name: 'global-css',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'style', children: globalCss(), injectTo: 'head' }],
  };
}

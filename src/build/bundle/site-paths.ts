/**
 * What every page needs, in one file: libraries, theme, frame and the parts that nearly every page
 * shares. Many small files compress worse than one, and each costs a request.
 */
export const sitePaths = [
  ...['react', 'react-dom', 'scheduler', '@tanstack'].map(library),
  library('use-sync-external-store'),
  '/src/theme/',
  '/src/sections/site/operate-frame.',
  '/src/sections/site/page-frame.',
  '/src/features/outside-link/',
  '/src/features/page-change/page-code.',
  '/src/features/page-head/',
  '/src/features/reading/hold-choices.',
  '/src/features/clock/',
  '/src/ui/button/arrow.',
  '/src/ui/button/button.',
  '/src/ui/button/page-link.',
  '/src/ui/layout/band.',
  '/src/ui/layout/still.',
  '/src/ui/menu/around-open-menu.',
  '/src/ui/text/badge.',
  '/src/ui/text/kicker.',
  '/src/ui/text/quote.',
  '/src/ui/text/sample-mark.',
  '/src/ui/text/visually-hidden.',
  '/src/ui/toast/notify.',
  '/src/content/copy/parts/site.',
  '/src/content/owner-value.',
  '/src/content/page/head.',
  '/src/content/page/link.',
  '/src/content/site.',
  '/src/content/story/story.',
  '/src/content/words/quote.',
  '/src/shared/is-api-url.',
  '/src/shared/cache-names.',
  '/src/shared/databases.',
  '/src/shared/public-config.',
  '/src/platform/flags.',
  '/src/platform/hooks/use-browser-value.',
  '/src/platform/page/lost-code.',
  '/src/platform/wake-ups.',
  '/src/platform/worker/worker-control.',
];

function library(name: string): string {
  return `/node_modules/${name}/`;
}

/**
 * Chromium compiles all of this file while it comes, beside the page, not each function in the way of
 * the press that first needs it.
 */
export const postBanner = ({ name }: { readonly name: string }): string =>
  name === 'site' ? '//# allFunctionsCalledOnLoad\n' : '';

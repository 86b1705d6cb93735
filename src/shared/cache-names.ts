/** Every cache of this site begins like this; the worker deletes those it no longer knows. */
export const cachePrefix = 'site-';

export const cacheNames = {
  core: 'site-core',
  pictures: 'site-pictures',
  /** Scripts and styles of the build before, for pages that are still open. */
  assetsBefore: 'site-assets-prev',
  /** Typefaces that a reader has chosen; the page puts them in. */
  letters: 'site-letters',
} as const;

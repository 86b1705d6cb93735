/** Prefix of all caches of this site; the worker deletes unknown caches that have it. */
export const cachePrefix = 'site-';

export const cacheNames = {
  core: 'site-core',
  pictures: 'site-pictures',
  /** Scripts and styles of the previous build, for pages that are still open. */
  previousAssets: 'site-assets-prev',
  /** Typefaces that a reader has chosen, stored by the page. */
  chosenFonts: 'site-letters',
  /** Notes of failed downloads (`download-failure.ts`). */
  failures: 'site-failures',
  /** The worker's note of the stories that this device keeps (`sw/kept-stories.ts`). */
  keeping: 'site-keeping',
} as const;

/** Prefix of every cache of this site; the worker deletes those with the prefix that it does not know. */
export const cachePrefix = 'site-';

export const cacheNames = {
  core: 'site-core',
  pictures: 'site-pictures',
  /** Scripts and styles of the previous build, for pages that are still open. */
  previousAssets: 'site-assets-prev',
  /** Typefaces that a reader has chosen, which the page puts in. */
  chosenFonts: 'site-letters',
  /** Notes of failed downloads (`download-failure.ts`). */
  failures: 'site-failures',
  /** Which stories this device keeps; the worker's note (`sw/kept-stories.ts`). */
  keeping: 'site-keeping',
} as const;

// Written by src/build/bundle/make-fonts.ts
export const fontFiles = {
  display: '/assets/fonts/display-8d658815.woff2',
  reading: '/assets/fonts/reading-cd7cc423.woff2',
  bold: '/assets/fonts/bold-6ce74fb8.woff2',
} as const;

/** Typefaces that a reader may choose; the name of the file is stored as the preference. */
export const readerFontFiles = {
  lexend: '/assets/letters/lexend-be08cde9.woff2',
  weighted: '/assets/letters/weighted-a3b85e11.woff2',
} as const;

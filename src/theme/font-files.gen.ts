// Written by src/build/bundle/make-fonts.ts
export const fontFiles = {
  display: '/assets/fonts/display-6766c691.woff2',
  reading: '/assets/fonts/reading-8201bdf3.woff2',
} as const;

/** Typefaces that a reader may choose; the name of the file is what is kept of the choice. */
export const readerFontFiles = {
  lexend: '/assets/letters/lexend-9ef654b2.woff2',
  weighted: '/assets/letters/weighted-9b28aafd.woff2',
} as const;

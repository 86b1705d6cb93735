// Written by src/build/bundle/make-fonts.ts
export const fontFiles = {
  display: '/assets/fonts/display-6766c691.woff2',
  reading: '/assets/fonts/reading-8201bdf3.woff2',
  bold: '/assets/fonts/bold-4c1fce75.woff2',
} as const;

/** Typefaces that a reader may choose; the name of the file is what is kept of the choice. */
export const readerFontFiles = {
  lexend: '/assets/letters/lexend-9cec4032.woff2',
  weighted: '/assets/letters/weighted-fbd162f7.woff2',
} as const;

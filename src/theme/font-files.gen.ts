// Written by src/build/bundle/make-fonts.ts
export const fontFiles = {
  display: '/assets/fonts/display-b9a2588a.woff2',
  reading: '/assets/fonts/reading-7096081f.woff2',
  bold: '/assets/fonts/bold-361e62dd.woff2',
} as const;

/** Typefaces that a reader may choose; the name of the file is stored as the preference. */
export const readerFontFiles = {
  lexend: '/assets/letters/lexend-976c6dd5.woff2',
  weighted: '/assets/letters/weighted-58d4cf6c.woff2',
} as const;

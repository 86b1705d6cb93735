// Written by src/build/bundle/make-fonts.ts
export const fontFiles = {
  display: '/assets/fonts/display-6766c691.woff2',
  reading: '/assets/fonts/reading-8201bdf3.woff2',
} as const;

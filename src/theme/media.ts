/** Breakpoints; CSS variables do not work in media queries, so these are plain text. */
export const media = {
  fromTablet: '@media (min-width:44rem)',
  belowTablet: '@media (max-width:43.99rem)',
  fromDesktop: '@media (min-width:62rem)',
  belowDesktop: '@media (max-width:61.99rem)',
  fromWide: '@media (min-width:70rem)',
  fromVast: '@media (min-width:80rem)',
  belowWide: '@media (max-width:69.99rem)',
  floodlit: '@media (prefers-color-scheme:dark)',
  print: '@media print',
  /** The visitor's own few colours; backgrounds and shadows are gone. */
  forced: '@media (forced-colors:active)',
  calm: '@media (prefers-reduced-motion:reduce)',
  /** A pointer that can rest on something; after a finger the look would stay behind. */
  hovering: '@media (hover:hover)',
} as const;

/** Where no script runs, or the browser is too old for it (`src/boot/boot.ts` says so). */
export const unscripted = 'html:not([data-scripted]) &';

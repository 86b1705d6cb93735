/** Breakpoints; CSS variables do not work in media queries, so these are plain text. */
export const media = {
  /** A very small phone, or large text on any phone. */
  smallest: '@media (max-width:20rem)',
  fromTablet: '@media (min-width:44rem)',
  belowTablet: '@media (max-width:43.99rem)',
  fromDesktop: '@media (min-width:62rem)',
  belowDesktop: '@media (max-width:61.99rem)',
  fromWide: '@media (min-width:70rem)',
  belowWide: '@media (max-width:69.99rem)',
  fromVast: '@media (min-width:80rem)',
  belowVast: '@media (max-width:79.99rem)',
  dark: '@media (prefers-color-scheme:dark)',
  print: '@media print',
  /** The visitor's own palette, without backgrounds and shadows. */
  forcedColors: '@media (forced-colors:active)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  /** A pointer that can hover; after a touch, hover styles would stay. */
  hover: '@media (hover:hover)',
} as const;

/** Documents without script: it is off, or the browser is too old (`endInOldEngines`). */
export const unscripted = 'html:not([data-scripted]) &';

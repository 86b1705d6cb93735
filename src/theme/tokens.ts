/* Design tokens. `global-css.ts` turns them into CSS variables; `theme.ts` gives components their names. */

/**
 * Backgrounds that a reader of stories may choose, in either colour scheme: `night` takes the dark scheme's
 * text, the others the light scheme's. `cream` and `night` are also the backgrounds of the two schemes.
 */
export const paperColors = {
  cream: '#FBF3E1',
  blue: '#DDEBF7',
  green: '#DFF0DC',
  peach: '#FBE0D3',
  white: '#FFFFFF',
  night: '#11132A',
} as const;

export const lightColors = {
  background: paperColors.cream,
  raised: '#FFFBF1',
  muted: '#F0E4C7',
  text: '#16182E',
  textSoft: '#3D3F5A',
  border: '#16182E',
  borderSubtle: '#CDBF9C',
  night: '#16182E',
  accentText: '#A92C0A',
  brandText: '#07512F',
  link: '#07512F',
  focus: '#16182E',
  focusGap: '#FFC93C',
} as const;

type ColorName = keyof typeof lightColors;

export const darkColors: Readonly<Record<ColorName, string>> = {
  background: paperColors.night,
  raised: '#1B1E3D',
  muted: '#1F2345',
  text: '#F8F0DC',
  textSoft: '#CFCBD8',
  border: '#F8F0DC',
  borderSubtle: '#454A78',
  night: '#090A1A',
  accentText: '#FF9672',
  brandText: '#86DDAB',
  link: '#FFD35E',
  focus: '#FFC93C',
  focusGap: '#11132A',
};

/** Colours that are the same in both schemes. */
export const fixedColors = {
  brand: '#0B6A40',
  brandDeep: '#07512F',
  brandStripe: '#0F7748',
  light: '#FFFBF1',
  accent: '#F04E23',
  /** A background on which text of every size has a contrast of more than 7 to 1. */
  accentPale: '#FF8350',
  highlight: '#FFC93C',
  dark: '#16182E',
} as const;

export const fonts = {
  /** A line of capitals, whose fallback faces are narrower. */
  capitals: '"Bricolage","Bricolage Capitals",sans-serif',
  display: '"Bricolage","Bricolage Arial","Bricolage Roboto",sans-serif',
  reading: '"Atkinson Next","Atkinson Arial","Atkinson Roboto",sans-serif',
} as const;

/** Type sizes, relative to the visitor's own text size. */
export const textSizes = {
  label: 'clamp(.9375rem,.92rem + .1vw,1rem)',
  body: 'clamp(1.125rem,1.08rem + .2vw,1.25rem)',
  lead: 'clamp(1.25rem,1.14rem + .5vw,1.5625rem)',
  h4: 'clamp(1.375rem,1.28rem + .4vw,1.625rem)',
  h3: 'clamp(1.625rem,1.4rem + .95vw,2.25rem)',
  h2: 'clamp(2.25rem,1.7rem + 2.4vw,3.75rem)',
  h1: 'clamp(2.75rem,1.6rem + 4.9vw,5.75rem)',
  mast: 'clamp(3.25rem,1.1rem + 9.1vw,9rem)',
} as const;

/** The spacing scale, from 4 px to 112 px. */
export const spaces = {
  1: '.25rem',
  2: '.5rem',
  3: '.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4.5rem',
  9: '7rem',
} as const;

export const lengths = {
  gutter: 'clamp(1.125rem,4.2vw,4rem)',
  page: '84rem',
  band: 'clamp(3.5rem,2rem + 6vw,7.5rem)',
  measure: '41.5em',
  line: '2px',
  lineBold: '3px',
  corner: '3px',
  tap: '2.75rem',
} as const;

export const durations = { quick: '120ms' } as const;

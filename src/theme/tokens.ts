/*
 * The matchday programme's tokens: plain values, day match first.
 * `global-css.ts` turns them into CSS variables; `theme.ts` gives their names to components.
 */

/**
 * Papers that a reader of stories may choose, whatever the device's scheme: floodlit ink stands on
 * `night`, day ink on the others. Those two are also what a page is printed on by itself.
 */
export const paperColors = {
  cream: '#FBF3E1',
  blue: '#DDEBF7',
  green: '#DFF0DC',
  peach: '#FBE0D3',
  white: '#FFFFFF',
  night: '#11132A',
} as const;

export const dayColors = {
  paper: paperColors.cream,
  sheet: '#FFFBF1',
  kraft: '#F0E4C7',
  ink: '#16182E',
  inkSoft: '#3D3F5A',
  rule: '#16182E',
  hair: '#CDBF9C',
  night: '#16182E',
  flagText: '#A92C0A',
  pitchText: '#07512F',
  link: '#07512F',
  focus: '#16182E',
  focusGap: '#FFC93C',
} as const;

type ColorName = keyof typeof dayColors;

export const floodlitColors: Readonly<Record<ColorName, string>> = {
  paper: paperColors.night,
  sheet: '#1B1E3D',
  kraft: '#1F2345',
  ink: '#F8F0DC',
  inkSoft: '#CFCBD8',
  rule: '#F8F0DC',
  hair: '#454A78',
  night: '#090A1A',
  flagText: '#FF9672',
  pitchText: '#86DDAB',
  link: '#FFD35E',
  focus: '#FFC93C',
  focusGap: '#11132A',
};

/** The four printed colours and the words on them: the same in both schemes. */
export const printedColors = {
  pitch: '#0B6A40',
  pitchDeep: '#07512F',
  pitchStripe: '#0F7748',
  chalk: '#FFFBF1',
  flag: '#F04E23',
  /** As a ground: words of every size stand on it at more than 7 to 1. */
  flagPale: '#FF8350',
  lamp: '#FFC93C',
  print: '#16182E',
} as const;

export const fonts = {
  /** For a line of capitals, whose stand-ins are narrower. */
  capitals: '"Bricolage","Bricolage Capitals",sans-serif',
  display: '"Bricolage","Bricolage Arial","Bricolage Roboto",sans-serif',
  reading: '"Atkinson Next","Atkinson Arial","Atkinson Roboto",sans-serif',
} as const;

/** Type sizes; they follow the visitor's own text size. */
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

/** A 4 px step, named by number. */
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

export const durations = { quick: '120ms', steady: '260ms', run: '900ms' } as const;

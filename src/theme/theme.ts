import type {
  lightColors,
  durations,
  fonts,
  lengths,
  fixedColors,
  spaces,
  textSizes,
} from './tokens.ts';

/**
 * References to CSS variables: `theme.color.text` is `var(--c-text)`. The values are in the global
 * stylesheet, and only the types of the tokens are imported here, so they add no script.
 */
export const theme = {
  color: references<typeof lightColors & typeof fixedColors>('c'),
  font: references<typeof fonts>('f'),
  text: references<typeof textSizes>('t'),
  space: references<typeof spaces>('s'),
  length: references<typeof lengths>('l'),
  duration: references<typeof durations>('d'),
  /** Stacking order, lowest first. */
  layer: { header: 3, menu: 5, toast: 7, skip: 9 },
} as const;

function references<Values>(group: string): Readonly<Record<keyof Values, string>> {
  const names = { get: (_target: object, name: string) => `var(${variableName(group, name)})` };
  // A proxy answers for every name; the type lists those that exist.
  return new Proxy({}, names) as Record<keyof Values, string>;
}

/** Returns the CSS variable of a token: `variableName('c', 'textSoft')` is `--c-text-soft`. */
export function variableName(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

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
 * What components write instead of values: `theme.color.text` is `var(--c-text)`. Only the names'
 * types come from the tokens; the values are in the global sheet and cost no script.
 */
export const theme = {
  color: references<typeof lightColors & typeof fixedColors>('c'),
  font: references<typeof fonts>('f'),
  text: references<typeof textSizes>('t'),
  space: references<typeof spaces>('s'),
  length: references<typeof lengths>('l'),
  duration: references<typeof durations>('d'),
  /** Things that lie on top of the page, lowest first. */
  layer: { header: 3, menu: 5, toast: 7, skip: 9 },
} as const;

function references<Values>(group: string): Readonly<Record<keyof Values, string>> {
  const names = { get: (_target: object, name: string) => `var(${variableName(group, name)})` };
  // A proxy answers for every name; which names there are is for the compiler to know.
  return new Proxy({}, names) as Record<keyof Values, string>;
}

/** `variableName('c', 'inkSoft')` is `--c-text-soft`. */
export function variableName(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

import {
  dayColors,
  durations,
  fonts,
  lengths,
  printedColors,
  spaces,
  textSizes,
} from './tokens.ts';
import { variableName } from './variable-name.ts';

/** What components write instead of values: `theme.color.ink` is `var(--c-ink)`. */
export const theme = {
  color: references('c', { ...dayColors, ...printedColors }),
  font: references('f', fonts),
  text: references('t', textSizes),
  space: references('s', spaces),
  length: references('l', lengths),
  duration: references('d', durations),
  /** Things that lie on top of the page, lowest first. */
  layer: { header: 3, menu: 5, toast: 7, skip: 9 },
} as const;

function references<Values extends object>(
  group: string,
  values: Values,
): Readonly<Record<keyof Values, string>> {
  const entries = Object.keys(values).map((name) => [name, `var(${variableName(group, name)})`]);
  // The keys are those of `values`; Object.fromEntries cannot say so.
  return Object.fromEntries(entries) as Record<keyof Values, string>;
}

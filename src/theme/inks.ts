import { dayColors, floodlitColors } from './tokens.ts';
import { variableName } from './theme.ts';

/** Values of one group as the variables that components name. */
export function declarations(group: string, values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${variableName(group, name)}:${value};`)
    .join('');
}

/** A button's three inks; a printed ground (grounds.ts) changes them for all that stands on it. */
const buttonInks =
  '--c-button:var(--c-ink);--c-button-ink:var(--c-paper);--c-button-rule:var(--c-rule);';

/** What stands on light paper, and what is put in its place on dark paper. */
export const dayInks = declarations('c', dayColors) + buttonInks;
export const floodlitInks = declarations('c', floodlitColors);

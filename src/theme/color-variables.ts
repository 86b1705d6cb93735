import { lightColors, darkColors } from './tokens.ts';
import { variableName } from './theme.ts';

/** Declares the CSS variables of one group of tokens. */
export function declarations(group: string, values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${variableName(group, name)}:${value};`)
    .join('');
}

/** The colours of a button, which a surface (surfaces.ts) changes for everything inside it. */
const buttonVariables =
  '--c-button:var(--c-text);--c-button-text:var(--c-background);--c-button-border:var(--c-border);' +
  '--c-button-off:var(--c-muted);--c-button-off-text:var(--c-text-soft);';

export const lightVariables = declarations('c', lightColors) + buttonVariables;
export const darkVariables = declarations('c', darkColors);

import { baseCss } from './base-css.ts';
import { chosenCss, onPaper } from './chosen-css.ts';
import { fontFaceCss } from './font-face-css.ts';
import {
  dayColors,
  durations,
  floodlitColors,
  fonts,
  lengths,
  printedColors,
  spaces,
  textSizes,
} from './tokens.ts';
import { variableName } from './variable-name.ts';

/**
 * The one style sheet that is not a component's. The build writes it into every page's head,
 * so it is there before the first paint and costs no JavaScript.
 */
export function globalCss(): string {
  const day = declarations('c', dayColors) + declarations('c', printedColors);
  const rest =
    declarations('f', fonts) +
    declarations('t', textSizes) +
    declarations('s', spaces) +
    declarations('l', lengths) +
    declarations('d', durations);
  return [
    fontFaceCss,
    `:root{color-scheme:light dark;${day}${buttonInks}${rest}}`,
    `@media (prefers-color-scheme:dark){:root{${declarations('c', floodlitColors)}}}`,
    chosenCss(declarations('c', dayColors) + buttonInks, declarations('c', floodlitColors)),
    `@media (prefers-contrast:more){:root,${onPaper()}{--c-hair:var(--c-rule);--c-ink-soft:var(--c-ink)}}`,
    // Drawings are in ink, and a visitor's own page may be black; the art stands on the lamp ground.
    `@media (forced-colors:active){:root,${onPaper()}{--c-ink:CanvasText;--c-rule:CanvasText}picture img{forced-color-adjust:none;background:var(--c-lamp)}}`,
    `@media (prefers-reduced-motion:reduce){:root{--d-quick:0ms;--d-steady:0ms;--d-run:0ms}}`,
    baseCss,
  ].join('');
}

/** A button's three inks; a printed ground (grounds.ts) changes them for all that stands on it. */
const buttonInks =
  '--c-button:var(--c-ink);--c-button-ink:var(--c-paper);--c-button-rule:var(--c-rule);';

function declarations(group: string, values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${variableName(group, name)}:${value};`)
    .join('');
}

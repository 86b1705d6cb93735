import { baseCss } from './base-css.ts';
import { fontFaceCss } from './font-face-css.ts';
import { dayInks, declarations, floodlitInks } from './inks.ts';
import { durations, fonts, lengths, printedColors, spaces, textSizes } from './tokens.ts';

/**
 * The one style sheet that is not a component's. The build writes it into every page's head,
 * so it is there before the first paint and costs no JavaScript.
 */
export function globalCss(): string {
  const rest =
    declarations('c', printedColors) +
    declarations('f', fonts) +
    declarations('t', textSizes) +
    declarations('s', spaces) +
    declarations('l', lengths) +
    declarations('d', durations);
  return [
    fontFaceCss,
    `:root{color-scheme:light dark;${dayInks}${rest}}`,
    `@media (prefers-color-scheme:dark){:root{${floodlitInks}}}`,
    `@media (prefers-contrast:more){:root{--c-hair:var(--c-rule);--c-ink-soft:var(--c-ink)}}`,
    // Drawings are in ink, and a visitor's own page may be black; the art stands on the lamp ground.
    `@media (forced-colors:active){:root{--c-ink:CanvasText;--c-rule:CanvasText}picture img{forced-color-adjust:none;background:var(--c-lamp)}}`,
    `@media (prefers-reduced-motion:reduce){:root{--d-quick:0ms;--d-steady:0ms;--d-run:0ms}}`,
    baseCss,
  ].join('');
}

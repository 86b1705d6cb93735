import { readerFontFiles } from './font-files.gen.ts';
import { lightVariables, darkVariables } from './color-variables.ts';
import { paperColors } from './tokens.ts';

/**
 * Returns the rules of a reader's preferences, for the screen only. features/reading/preferences.ts sets the
 * attributes before the first paint; the build writes the rules into the documents of stories.
 */
export function readerCss(): string {
  const { cream: _, night: __, ...tinted } = paperColors;
  const colors = 'background:var(--c-background);color:var(--c-text)';
  const onScreen = [
    ...[125, 150, 200].map((size) => chosen('size', String(size), `--size:${size / 100}`)),
    // All four at once. `most` has at least what WCAG 2.2 asks pages to support (1.4.12).
    chosen('space', 'more', '--line:1.12;--gap:1.6em;--letter:.05em;--word:.12em'),
    chosen('space', 'most', '--line:1.25;--gap:2.2em;--letter:.12em;--word:.2em'),
    ...Object.keys(readerFontFiles).map((name) =>
      chosen('letters', name, `--letters:letters-${name},var(--f-reading)`),
    ),
    `${Object.keys(paperColors).map((name) => onPaper(`=${name}`))}{color-scheme:light;${lightVariables}${colors}}`,
    ...Object.entries(tinted).map(
      ([name, color]) =>
        `${onPaper(`=${name}`)}{--c-background:${color};--c-raised:var(--c-background)}`,
    ),
    `${onPaper('=night')}{color-scheme:dark;${darkVariables}}`,
  ];
  return [
    // `optional`: a typeface that is too late for the first paint is used from the next page on.
    ...Object.entries(readerFontFiles).map(
      ([name, file]) =>
        `@font-face{font-family:letters-${name};src:url(${file});font-weight:400 700;font-display:optional}`,
    ),
    `@media screen{${onScreen.join('')}}`,
    // Contrast and forced colours as in global-css.ts; they override the rules above.
    `@media (prefers-contrast:more){${onPaper()}{--c-border-subtle:var(--c-border);--c-text-soft:var(--c-text)}}`,
    `@media (forced-colors:active){${onPaper()}{--c-text:CanvasText;--c-border:CanvasText}}`,
  ].join('');
}

/** Returns the selector of a story whose reader has chosen a background. */
function onPaper(condition = ''): string {
  return `[data-reading-paper${condition}] [data-paper]`;
}

function chosen(name: string, value: string, rules: string): string {
  return `[data-reading-${name}='${value}']{${rules}}`;
}

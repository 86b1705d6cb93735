import { letterFiles } from './font-files.gen.ts';
import { dayInks, floodlitInks } from './inks.ts';
import { paperColors } from './tokens.ts';

/**
 * What a reader of stories has chosen (features/reading), on the screen only: `src/boot.ts` writes it on
 * the document's element before the first paint. A story's column takes the variables. Rules one by one,
 * as a script puts them into a sheet; the build writes them into the pages that have a story.
 */
export function chosenCss(): readonly string[] {
  const { cream: _, night: __, ...tinted } = paperColors;
  const look = 'background:var(--c-paper);color:var(--c-ink)';
  const onScreen = [
    ...[125, 150, 200].map((size) => chosen(`size-${size}`, `--size:${size / 100}`)),
    // Together, and at most as wide as WCAG 2.2 asks a page to bear (1.4.12).
    chosen('space-more', '--line:1.12;--gap:1.6em;--letter:.05em;--word:.12em'),
    chosen('space-most', '--line:1.25;--gap:2.2em;--letter:.12em;--word:.2em'),
    ...Object.keys(letters).map((name) =>
      chosen(`letters-${name}`, `--letters:letters-${name},var(--f-reading)`),
    ),
    `${Object.keys(paperColors).map((name) => onPaper(`*=paper-${name}`))}{color-scheme:light;${dayInks}${look}}`,
    ...Object.entries(tinted).map(
      ([name, color]) =>
        `${onPaper(`*=paper-${name}`)}{--c-paper:${color};--c-sheet:var(--c-paper)}`,
    ),
    `${onPaper('*=paper-night')}{color-scheme:dark;${floodlitInks}}`,
  ];
  return [
    // A typeface that comes too late for the first paint moves no line: it is for the next page.
    ...Object.entries(letters).map(
      ([name, file]) =>
        `@font-face{font-family:letters-${name};src:url(${file});font-weight:400 700;font-display:optional}`,
    ),
    `@media screen{${onScreen.join('')}}`,
    // The visitor's own wishes, as global-css.ts has them for the page, before any paper's.
    `@media (prefers-contrast:more){${onPaper()}{--c-hair:var(--c-rule);--c-ink-soft:var(--c-ink)}}`,
    `@media (forced-colors:active){${onPaper()}{--c-ink:CanvasText;--c-rule:CanvasText}}`,
  ];
}

/** Everything that is printed on the paper of a story. */
function onPaper(condition = ''): string {
  return `[data-read${condition}] [data-paper]`;
}

function chosen(choice: string, look: string): string {
  return `[data-read*=${choice}]{${look}}`;
}

export type Letters = keyof typeof letterFiles;

/** Typefaces that a reader of stories may choose: where each is. Its family is `letters-` and its name. */
export const letters: Readonly<Record<Letters, string>> = letterFiles;

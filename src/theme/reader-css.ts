import { letterFiles } from './font-files.gen.ts';
import { dayInks, floodlitInks } from './inks.ts';
import { paperColors } from './tokens.ts';

/**
 * Rules for what a reader of stories has chosen, on the screen only: features/reading/preferences.ts sets
 * the attributes before the first paint. The build writes these rules into the documents of stories.
 */
export function readerCss(): string {
  const { cream: _, night: __, ...tinted } = paperColors;
  const look = 'background:var(--c-paper);color:var(--c-ink)';
  const onScreen = [
    ...[125, 150, 200].map((size) => chosen('size', String(size), `--size:${size / 100}`)),
    // Together, and at most as wide as WCAG 2.2 asks a page to bear (1.4.12).
    chosen('space', 'more', '--line:1.12;--gap:1.6em;--letter:.05em;--word:.12em'),
    chosen('space', 'most', '--line:1.25;--gap:2.2em;--letter:.12em;--word:.2em'),
    ...Object.keys(letterFiles).map((name) =>
      chosen('letters', name, `--letters:letters-${name},var(--f-reading)`),
    ),
    `${Object.keys(paperColors).map((name) => onPaper(`=${name}`))}{color-scheme:light;${dayInks}${look}}`,
    ...Object.entries(tinted).map(
      ([name, color]) => `${onPaper(`=${name}`)}{--c-paper:${color};--c-sheet:var(--c-paper)}`,
    ),
    `${onPaper('=night')}{color-scheme:dark;${floodlitInks}}`,
  ];
  return [
    // A typeface that comes too late for the first paint moves no line: it is for the next page.
    ...Object.entries(letterFiles).map(
      ([name, file]) =>
        `@font-face{font-family:letters-${name};src:url(${file});font-weight:400 700;font-display:optional}`,
    ),
    `@media screen{${onScreen.join('')}}`,
    // The visitor's own wishes, as global-css.ts has them for the page, before any paper's.
    `@media (prefers-contrast:more){${onPaper()}{--c-hair:var(--c-rule);--c-ink-soft:var(--c-ink)}}`,
    `@media (forced-colors:active){${onPaper()}{--c-ink:CanvasText;--c-rule:CanvasText}}`,
  ].join('');
}

/** Selects a story, where its reader has chosen a paper. */
function onPaper(condition = ''): string {
  return `[data-reading-paper${condition}] [data-paper]`;
}

function chosen(name: string, value: string, rules: string): string {
  return `[data-reading-${name}='${value}']{${rules}}`;
}

import { fontFiles } from './font-files.gen.ts';
import { groundRules } from './grounds.ts';
import { dayInks, declarations, floodlitInks } from './inks.ts';
import { theme } from './theme.ts';
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

/** Bare elements. Whatever has a name of its own is a component in ui/. */
const baseCss = [
  '*,*::before,*::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  'body{margin:0;background:var(--c-paper);color:var(--c-ink);font:400 var(--t-body)/1.6 var(--f-reading);overflow-wrap:break-word}',
  'site-island{display:contents}',
  'img,svg{max-width:100%;height:auto;display:block}',
  'h1,h2,h3,h4{font-family:var(--f-display);font-weight:800;line-height:1;margin:0;text-wrap:balance}',
  'h1{font-size:var(--t-h1);line-height:.92}',
  'h2{font-size:var(--t-h2);line-height:.95}',
  'h3{font-size:var(--t-h3)}',
  'h4{font-size:var(--t-h4);line-height:1.05}',
  'p{margin:0 0 1em;max-width:var(--l-measure)}',
  'p:last-child{margin-bottom:0}',
  'ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}',
  'ul,ol{list-style:none}',
  'a{color:var(--c-link);text-decoration-thickness:2px;text-underline-offset:.18em}',
  'a:hover{text-decoration-thickness:4px}',
  'button,input,textarea{font:inherit;color:inherit}',
  'label{display:block;font-weight:700}',
  ':focus-visible{outline:3px solid var(--c-focus);outline-offset:3px;box-shadow:0 0 0 3px var(--c-focus-gap);border-radius:var(--l-corner)}',
  groundRules,
  '[hidden]:not([hidden=until-found]){display:none!important}',
  // In a low window, or with large letters in one, a bar would be most of what is seen.
  `@media (min-height:36.01rem){[data-bar]{position:sticky;z-index:${theme.layer.menu};bottom:0}html:has([data-bar]:not(:empty)){scroll-padding-bottom:12rem}@supports not selector(:has(*)){:focus{scroll-margin-bottom:12rem}}}`,
  // Screen readers drop a list's role when its bullets go, unless the role is said: lists in ui/ say it.
  '@media print{@page{margin:.5in}:root{--c-paper:#fff;--c-sheet:#fff;--c-kraft:#fff;--c-ink:#000;--c-ink-soft:#000;--c-rule:#000;--c-flag-text:#000;--c-pitch-text:#000;--c-link:#000;--c-button:none;--c-button-ink:#000}body{font-size:11pt;padding:0!important}',
  // Nothing is cut between two pages, and an address that cannot be pressed is written out.
  'h1,h2,h3,h4{break-after:avoid}li,tr,figure,blockquote,dl>div,img,svg{break-inside:avoid}',
  'a[data-address]::after{content:" (" attr(data-address) ")";overflow-wrap:anywhere}}',
  // Firefox writes other weights of a variable typeface into a PDF as shapes, which nobody can search or copy.
  '@supports(-moz-appearance:none){@media print{:root{--f-reading:"Atkinson Print",sans-serif}}}',
].join('');

/** Height and depth of the two typefaces, in hundredths of their size. */
const display = { ascent: 93, descent: 27 } as const;
const reading = { ascent: 98, descent: 32 } as const;

const arial = 'local("Arial"),local("Liberation Sans")';
const arialBold = 'local("Arial Bold"),local("Liberation Sans Bold")';

/**
 * The two typefaces and, for the time until they are there, system faces stretched to the same
 * widths and heights, so that hardly a line breaks elsewhere when they arrive. The stretch was
 * found by setting every page in both at nine screen widths.
 */
const fontFaceCss = [
  `@font-face{font-family:"Bricolage";src:url(${fontFiles.display}) format("woff2");font-weight:800;font-display:swap}`,
  `@font-face{font-family:"Atkinson Next";src:url(${fontFiles.reading}) format("woff2");font-weight:400 700;font-display:swap}`,
  `@font-face{font-family:"Atkinson Print";src:url(${fontFiles.reading}) format("woff2")}`,
  `@font-face{font-family:"Atkinson Print";src:url(${fontFiles.bold}) format("woff2");font-weight:700}`,
  standIn('Bricolage Arial', 800, arialBold, 71.5, display),
  standIn('Bricolage Roboto', 800, 'local("Roboto Bold")', 76, display),
  standIn('Bricolage Capitals', 800, `${arialBold},local("Roboto Bold")`, 62, display),
  standIn('Atkinson Arial', 400, arial, 98.5, reading),
  standIn('Atkinson Arial', 700, arialBold, 97.5, reading),
  standIn('Atkinson Roboto', 400, 'local("Roboto")', 99.5, reading),
  standIn('Atkinson Roboto', 700, 'local("Roboto Bold")', 104, reading),
].join('');

function standIn(
  family: string,
  weight: number,
  source: string,
  size: number,
  { ascent, descent }: typeof display | typeof reading,
): string {
  const share = (part: number) => `${Math.round((part / size) * 1_000) / 10}%`;
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weight};size-adjust:${size}%;ascent-override:${share(ascent)};descent-override:${share(descent)}}`;
}

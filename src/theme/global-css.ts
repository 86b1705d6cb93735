import { fontFiles } from './font-files.gen.ts';
import { surfaceRules } from './surfaces.ts';
import { lightVariables, declarations, darkVariables } from './color-variables.ts';
import { theme } from './theme.ts';
import { durations, fonts, lengths, fixedColors, spaces, textSizes } from './tokens.ts';

/** Returns the global stylesheet, which the build writes into the head of every document. */
export function globalCss(): string {
  const rest =
    declarations('c', fixedColors) +
    declarations('f', fonts) +
    declarations('t', textSizes) +
    declarations('s', spaces) +
    declarations('l', lengths) +
    declarations('d', durations);
  return [
    fontFaceCss,
    `:root{color-scheme:light dark;${lightVariables}${rest}}`,
    `@media (prefers-color-scheme:dark){:root{${darkVariables}}}`,
    `@media (prefers-contrast:more){:root{--c-border-subtle:var(--c-border);--c-text-soft:var(--c-text)}}`,
    // In forced colours the page may be black. Drawings are dark, so they get a light background.
    `@media (forced-colors:active){:root{--c-text:CanvasText;--c-border:CanvasText}picture img{forced-color-adjust:none;background:var(--c-highlight)}}`,
    `@media (prefers-reduced-motion:reduce){:root{--d-quick:0ms}}`,
    baseCss,
  ].join('');
}

/** Styles of bare elements. */
const baseCss = [
  '*,*::before,*::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  'body{margin:0;background:var(--c-background);color:var(--c-text);font:400 var(--t-body)/1.6 var(--f-reading);overflow-wrap:break-word}',
  'picture,site-island{display:contents}',
  'img,svg{max-width:100%;height:auto;display:block}',
  'h1,h2,h3,h4{font-family:var(--f-display);font-weight:800;line-height:1;margin:0;text-wrap:balance}',
  'h1{font-size:var(--t-h1);line-height:.92}',
  'h2{font-size:var(--t-h2);line-height:.95}',
  'h3{font-size:var(--t-h3)}',
  'h4{font-size:var(--t-h4);line-height:1.05}',
  'p{margin:0 0 1em;max-width:var(--l-measure)}',
  'p:last-child{margin-bottom:0}',
  'ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}',
  // Screen readers drop the role of a list without bullets, so lists in ui/ have `role="list"`.
  'ul,ol{list-style:none}',
  'a{color:var(--c-link);text-decoration-thickness:2px;text-underline-offset:.18em}',
  'a:hover{text-decoration-thickness:4px}',
  'button,input,textarea{font:inherit;color:inherit}',
  'label{display:block;font-weight:700}',
  ':focus-visible{outline:3px solid var(--c-focus);outline-offset:3px;box-shadow:0 0 0 3px var(--c-focus-gap);border-radius:var(--l-corner)}',
  surfaceRules,
  '[hidden],[data-later]{display:none!important}',
  // A phone is this narrow when the browser's text size is doubled, so words may break anywhere.
  '@media (max-width:13em){*{overflow-wrap:anywhere;min-width:0}}',
  // In a low window, or with large text, a sticky bar would cover most of the page.
  `@media (min-height:36.01rem){[data-bar]{position:sticky;z-index:${theme.layer.menu};bottom:0}html:has([data-bar]:not(:empty)){scroll-padding-bottom:12rem}@supports not selector(:has(*)){:focus{scroll-margin-bottom:12rem}}}`,
  '@media print{@page{margin:.5in}:root{--c-background:#fff;--c-raised:#fff;--c-muted:#fff;--c-text:#000;--c-text-soft:#000;--c-border:#000;--c-accent-text:#000;--c-brand-text:#000;--c-link:#000;--c-button:none;--c-button-text:#000}body{font-size:11pt}',
  // Nothing is split between two printed pages, and addresses of links are written out.
  'h1,h2,h3,h4{break-after:avoid}li,tr,figure,blockquote,dl>div,img,svg{break-inside:avoid}',
  'a[data-address]::after{content:" (" attr(data-address) ")";overflow-wrap:anywhere}}',
].join('');

/** Ascent and descent of the two typefaces, in percent of their size. */
const display = { ascent: 93, descent: 27 } as const;
const reading = { ascent: 98, descent: 32 } as const;

const arial = 'local("Arial"),local("Liberation Sans")';
const arialBold = 'local("Arial Bold"),local("Liberation Sans Bold")';

/**
 * The two typefaces and, until they have loaded, system faces scaled to the same widths and
 * heights, so that few line breaks move. The scales were measured on every page at nine widths.
 */
const fontFaceCss = [
  `@font-face{font-family:"Bricolage";src:url(${fontFiles.display});font-weight:800;font-display:swap}`,
  `@font-face{font-family:"Atkinson Next";src:url(${fontFiles.reading});font-weight:400 700;font-display:swap}`,
  fallbackFace('Bricolage Arial', 800, arialBold, 71.5, display),
  fallbackFace('Bricolage Roboto', 800, 'local("Roboto Bold")', 76, display),
  fallbackFace('Bricolage Capitals', 800, `${arialBold},local("Roboto Bold")`, 62, display),
  fallbackFace('Atkinson Arial', 400, arial, 98.5, reading),
  fallbackFace('Atkinson Arial', 700, arialBold, 97.5, reading),
  fallbackFace('Atkinson Roboto', 400, 'local("Roboto")', 99.5, reading),
  fallbackFace('Atkinson Roboto', 700, 'local("Roboto Bold")', 104, reading),
].join('');

function fallbackFace(
  family: string,
  weight: number,
  source: string,
  size: number,
  { ascent, descent }: typeof display | typeof reading,
): string {
  const share = (part: number) => `${Math.round((part / size) * 1_000) / 10}%`;
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weight};size-adjust:${size}%;ascent-override:${share(ascent)};descent-override:${share(descent)}}`;
}

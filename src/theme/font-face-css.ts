import { fontFiles } from './font-files.gen.ts';

/**
 * The two typefaces and, for the time until they are there, system faces stretched to the same
 * widths and heights, so that nothing moves when they arrive.
 */
export const fontFaceCss = [
  `@font-face{font-family:"Bricolage";src:url(${fontFiles.display}) format("woff2");font-weight:800;font-display:swap}`,
  `@font-face{font-family:"Atkinson Next";src:url(${fontFiles.reading}) format("woff2");font-weight:400 700;font-display:swap}`,
  `@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold"),local("Helvetica Bold");size-adjust:76%;ascent-override:122%;descent-override:36%;line-gap-override:0%}`,
  `@font-face{font-family:"Atkinson Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto"),local("Helvetica");size-adjust:104%;ascent-override:91%;descent-override:28%;line-gap-override:0%}`,
].join('');

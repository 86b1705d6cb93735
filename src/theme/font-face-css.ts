import { fontFiles } from './font-files.gen.ts';

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
export const fontFaceCss = [
  `@font-face{font-family:"Bricolage";src:url(${fontFiles.display}) format("woff2");font-weight:800;font-display:swap}`,
  `@font-face{font-family:"Atkinson Next";src:url(${fontFiles.reading}) format("woff2");font-weight:400 700;font-display:swap}`,
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

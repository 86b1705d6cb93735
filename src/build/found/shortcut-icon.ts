import sharp from 'sharp';
import { dayColors, printedColors } from '../../theme/tokens.ts';

export const shortcutIconSize = 96;

/**
 * A symbol of the site on a coloured disc, as PNG.
 *
 * @param icons text of art/icons.svg
 */
export async function shortcutIcon(icons: string, symbol: string): Promise<Buffer> {
  const [, drawing] =
    new RegExp(`<symbol id="i-${symbol}"[^>]*>(.*?)</symbol>`, 's').exec(icons) ?? [];
  if (drawing === undefined) throw new Error(`art/icons.svg has no symbol "i-${symbol}"`);
  const size = shortcutIconSize;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">`,
    `<circle cx="12" cy="12" r="12" fill="${printedColors.pitchDeep}"/>`,
    `<g transform="translate(5.4 5.4) scale(.55)" fill="none" stroke="${dayColors.sheet}" `,
    `stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`,
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

import { dayColors } from '../../theme/tokens.ts';
import type { Lettering } from './lettering.ts';

/** What chat windows and search engines show of a page: its title beside a picture. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where the picture stands: the right half and a little more, from edge to edge. */
export const cardArt = { left: 560, top: 0, width: 640, height: 630 } as const;

export const cardLogo = { left: 64, top: 500, width: 232, height: 68 } as const;

const title = { x: 64, top: 64, width: 440, height: 400 } as const;
const sizes = { largest: 104, smallest: 36, step: 4 } as const;
/** Between two base lines, and of a capital, in type sizes. */
const leading = 1.04;
const capital = 0.7;

interface CardTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The card without its picture and logo, as SVG. */
export function cardGround(text: string, lettering: Lettering): string {
  const { size, lines } = fitTitle(text, lettering);
  const paths = lines.map((line, index) =>
    lettering.path(line, { x: title.x, y: title.top + size * (capital + index * leading), size }),
  );
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${dayColors.paper}" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="${dayColors.rule}" d="M${cardArt.left - 8} 0h8V${height}h-8z"/>`,
    `<path fill="${dayColors.ink}" d="${paths.join('')}"/>`,
    '</svg>',
  ].join('');
}

/** The largest type in which the title stands whole. */
export function fitTitle(text: string, lettering: Lettering): CardTitle {
  for (let size: number = sizes.largest; size > sizes.smallest; size -= sizes.step) {
    const lines = wrap(text, lettering, title.width / size);
    const isHigh = lines.length * leading * size > title.height;
    const isWide = lines.some((line) => lettering.width(line) * size > title.width);
    if (!isHigh && !isWide) return { size, lines };
  }
  const { smallest: size } = sizes;
  return { size, lines: wrap(text, lettering, title.width / size) };
}

function wrap(text: string, lettering: Lettering, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && lettering.width(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

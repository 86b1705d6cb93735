import { lightColors } from '../../theme/tokens.ts';
import type { TextOutliner } from './text-outliner.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Places of title, picture and logo on a card, in pixels. */
export interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly title: Box;
  readonly art: Box;
  readonly logo: Box;
  /** Line between the picture and the title. */
  readonly rule: Box;
}

/** Layout of the Open Graph image: the title on the left, the picture on the right half. */
export const shareLayout: CardLayout = {
  width: 1200,
  height: 630,
  title: { left: 64, top: 64, width: 440, height: 400 },
  art: { left: 560, top: 0, width: 640, height: 630 },
  logo: { left: 64, top: 500, width: 232, height: 68 },
  rule: { left: 552, top: 0, width: 8, height: 630 },
};

/** Layout of an EPUB cover: the title above the picture. */
export const coverLayout: CardLayout = {
  width: 800,
  height: 1200,
  title: { left: 64, top: 80, width: 672, height: 480 },
  art: { left: 0, top: 600, width: 800, height: 533 },
  logo: { left: 64, top: 1146, width: 142, height: 42 },
  rule: { left: 0, top: 592, width: 800, height: 8 },
};

const sizes = { largest: 104, smallest: 36, step: 4 } as const;
/** Line height and cap height in units of the type size. */
const leading = 1.04;
const capital = 0.7;

interface CardTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Draws the card without picture and logo as SVG. Leaves out a title that the typeface cannot set.
 */
export function cardBackground(title: string, outliner: TextOutliner, layout: CardLayout): string {
  const { width, height, rule } = layout;
  const { size, lines } = fitTitle(outliner.drawable(title), outliner, layout);
  const { left, top } = layout.title;
  const paths = lines.map((line, index) =>
    outliner.path(line, { x: left, y: top + size * (capital + index * leading), size }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${lightColors.background}" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="${lightColors.border}" d="M${rule.left} ${rule.top}h${rule.width}v${rule.height}h-${rule.width}z"/>`,
    `<path fill="${lightColors.text}" d="${paths.join('')}"/>`,
    '</svg>',
  ].join('');
}

/** Finds the largest type size in which the title fits. Breaks long words at the smallest size. */
export function fitTitle(text: string, outliner: TextOutliner, { title }: CardLayout): CardTitle {
  for (let size: number = sizes.largest; size > sizes.smallest; size -= sizes.step) {
    const lines = wrap(text.split(' '), outliner, title.width / size);
    const isHigh = lines.length * leading * size > title.height;
    const isWide = lines.some((line) => outliner.width(line) * size > title.width);
    if (!isHigh && !isWide) return { size, lines };
  }
  const { smallest: size } = sizes;
  const width = title.width / size;
  const words = text.split(' ').flatMap((word) => wrap([...word], outliner, width, ''));
  return { size, lines: wrap(words, outliner, width) };
}

function wrap(
  words: readonly string[],
  outliner: TextOutliner,
  width: number,
  between = ' ',
): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last}${between}${word}`;
    if (last !== undefined && outliner.width(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

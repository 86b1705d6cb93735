import { expect, it } from 'vitest';
import { cardArt, cardBackground, fitTitle } from '#build/seo/draw-card.ts';
import { createTextOutliner } from '#build/seo/text-outliner.ts';
import { shareSubjects } from '#content/seo/share-subject.ts';
import { fontFiles } from '#theme/font-files.gen.ts';
import { stories } from '../../../support/content/stories.ts';

const titles = shareSubjects(stories).map(({ title }) => title);
const longest = 'Words of a middling length make up this title, until it counts eighty letters ok';
const outliner = await createTextOutliner(
  `public${fontFiles.display}`,
  [...titles, longest].join(''),
);

it.each([...titles, longest])('sets "%s" whole, within its column', (title) => {
  const { size, lines } = fitTitle(title, outliner);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length * size).toBeLessThanOrEqual(400);
  for (const line of lines) expect(outliner.width(line) * size).toBeLessThanOrEqual(440);
  const [outlines = ''] = cardBackground(title, outliner).split('d="').slice(-1);
  const points = [...outlines.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const furthest = Math.max(...points.map(([, x]) => Number(x)));
  expect(furthest).toBeGreaterThan(100);
  expect(furthest).toBeLessThan(cardArt.left - 20);
});

it('sets a short title larger than a long one', () => {
  expect(fitTitle('Team', outliner).size).toBeGreaterThan(fitTitle(longest, outliner).size);
});

it('draws a letter that the typeface lacks without its accent', () => {
  expect(outliner.width('ő')).toBe(outliner.width('o'));
  expect(outliner.width('ő')).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import { cardBackground, coverLayout, fitTitle, shareLayout } from '#build/seo/card-layout.ts';
import { createTextOutliner } from '#build/seo/text-outliner.ts';
import { shareSubjects } from '#content/seo/share-subject.ts';
import { fontFiles } from '#theme/font-files.gen.ts';
import { stories } from '../../../support/content/stories.ts';

const titles = shareSubjects(stories).map(({ title }) => title);
const longest = 'Words of a middling length make up this title, until it counts eighty letters ok';
const oneWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikant';
const outliner = await createTextOutliner(
  `public${fontFiles.display}`,
  [...titles, longest, oneWord, 'Ibrahimović ő!'].join(''),
);

it.each([...titles, longest])('sets "%s" whole, within its column', (title) => {
  for (const layout of [shareLayout, coverLayout]) {
    const { size, lines } = fitTitle(title, outliner, layout);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length * size).toBeLessThanOrEqual(layout.title.height);
    for (const line of lines)
      expect(outliner.width(line) * size).toBeLessThanOrEqual(layout.title.width);
  }
  const [outlines = ''] = cardBackground(title, outliner, shareLayout).split('d="').slice(-1);
  const points = [...outlines.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const furthest = Math.max(...points.map(([, x]) => Number(x)));
  expect(furthest).toBeGreaterThan(100);
  expect(furthest).toBeLessThan(shareLayout.art.left - 20);
});

it('cuts a word that is wider than its column', () => {
  const { lines, size } = fitTitle(oneWord, outliner, shareLayout);
  expect(lines.join('')).toBe(oneWord);
  for (const line of lines) expect(outliner.width(line) * size).toBeLessThanOrEqual(440);
});

it('draws a letter that the typeface lacks without its accent', () => {
  expect(outliner.width('ő')).toBe(outliner.width('o'));
  expect(outliner.width('ő')).toBeGreaterThan(0);
});

it.each([
  ['Goal! ⚽🏆', 'Goal!'],
  ['Words ⚽ of a 🏆 title', 'Words of a title'],
  ['⚽🏆', ''],
  ['كأس العالم', ''],
  ['足球 cup', ''],
])('of "%s" draws "%s"', (title, drawn) => expect(outliner.drawable(title)).toBe(drawn));

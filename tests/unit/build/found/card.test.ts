import { expect, it } from 'vitest';
import { cardArt, cardGround, fitTitle } from '#build/found/draw-card.ts';
import { createLettering } from '#build/found/lettering.ts';
import { shareSubjects } from '#content/found/share-subject.ts';
import { fontFiles } from '#theme/font-files.gen.ts';
import { stories } from '../../../support/content/stories.ts';

const titles = shareSubjects(stories).map(({ title }) => title);
const longest = 'Words of a middling length make up this title, until it counts eighty letters ok';
const lettering = await createLettering(
  `public${fontFiles.display}`,
  [...titles, longest].join(''),
);

it.each([...titles, longest])('sets "%s" whole, within its column', (title) => {
  const { size, lines } = fitTitle(title, lettering);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length * size).toBeLessThanOrEqual(400);
  for (const line of lines) expect(lettering.width(line) * size).toBeLessThanOrEqual(440);
  const [outlines = ''] = cardGround(title, lettering).split('d="').slice(-1);
  const points = [...outlines.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const furthest = Math.max(...points.map(([, x]) => Number(x)));
  expect(furthest).toBeGreaterThan(100);
  expect(furthest).toBeLessThan(cardArt.left - 20);
});

it('sets a short title larger than a long one', () => {
  expect(fitTitle('Team', lettering).size).toBeGreaterThan(fitTitle(longest, lettering).size);
});

it('draws a letter that the typeface lacks without its accent', () => {
  expect(lettering.width('ő')).toBe(lettering.width('o'));
  expect(lettering.width('ő')).toBeGreaterThan(0);
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '#content/story/categories.ts';
import { createRandom, type Random } from '../../soak/create-random.ts';

const [first = '', ...others] =
  'the ball a goal we ran and then she passed it to him near the line because nobody saw the keeper who stood far away on a wet field with her team after school in the rain while they read one page more'.split(
    ' ',
  );
const words = [first, ...others] as const;

/** Unusual paragraphs of the kinds that editors write. */
const oddities = [
  'A lion.\nMum.\nNo, no.\nGOAL.',
  'We met on Sat. 5 Apr. 2025 at www.example.org, or write to coach@example.org.',
  'It is **very** new, and **under‑13s** play it: see https://en.wikipedia.org/wiki/Football_(ball).',
  'Which one is it?\n\nA. The first.\n\nB. The second.',
  'كرة القدم جميلة. هل تلعب؟ نعم.',
  'The o\uFB03cial \uFB01nal was caf\u0065\u0301 football\u00ADers’ joy.\vThen we went home.',
] as const;

/**
 * Writes synthetic stories of 30 to 900 words into a copied project, dated two days apart, in all
 * categories, each with an unusual paragraph. The same id gives the same story.
 */
export async function writeManyStories(folder: string, count: number): Promise<void> {
  const stories = join(folder, 'src/content/stories');
  await mkdir(stories, { recursive: true });
  const ids = Array.from({ length: count }, (_, at) => 1001 + at);
  await Promise.all(ids.map((id) => writeFile(join(stories, `${id}.md`), storyText(id))));
}

function storyText(id: number): string {
  const random = createRandom(id);
  const day = new Date(Date.UTC(2019, 0, 1 + (id % 900) * 2 + Math.floor(id / 900)));
  const tags = new Set([random.pick(categories), random.pick(categories)]);
  const length = 30 + Math.floor(random.next() ** 2 * 870);
  const paragraphs: string[] = [];
  for (let left = length; left > 0; left -= 40)
    paragraphs.push(paragraph(Math.min(left, 40), random));
  paragraphs.splice(1, 0, random.pick(oddities));
  const isDraw = id % 7 === 0;
  const noon = new Date(day.getTime() + 84 * 3_600_000);
  const closes = noon.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  if (isDraw) paragraphs.push(`The prize draw closes at 12pm on ${closes}.`);
  return [
    '---',
    `title: Story ${id}: ${sentence(5, random)}`,
    'image: scene-cup.svg',
    `alt: ${sentence(8, random)}`,
    `categories: ${[...tags].join(', ')}`,
    `date: ${day.toISOString().slice(0, 10)}`,
    'sample: yes',
    ...(id % 5 === 0 ? ['lang: es'] : []),
    ...(isDraw ? [`deadline: ${noon.toISOString().slice(0, 10)} 12:00`] : []),
    ...(id % 3 === 0 ? [`play: ${sentence(12, random)}`, `relate: ${sentence(9, random)}`] : []),
    '---',
    '',
    paragraphs.join('\n\n'),
    '',
  ].join('\n');
}

function paragraph(length: number, random: Random): string {
  const sentences: string[] = [];
  for (let left = length; left > 0; left -= 12)
    sentences.push(sentence(Math.min(left, 12), random));
  return sentences.join(' ');
}

function sentence(length: number, random: Random): string {
  const text = Array.from({ length }, () => random.pick(words)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

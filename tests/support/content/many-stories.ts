import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { categories } from '../../../src/content/story/categories.ts';
import { mapConcurrently } from '../../../src/build/map-concurrently.ts';
import { createRandom, type Random } from '../../soak/create-random.ts';

interface ManyStories {
  readonly count: number;
  /** Each story has a photograph of its own, as a camera gives it; else they share a drawing. */
  readonly withPhotos?: boolean;
  /** The first number that is free. */
  readonly firstId?: number;
}

const [first = '', ...others] =
  'the ball a goal we ran and then she passed it to him near the line because nobody saw the keeper who stood far away on a wet field with her team after school in the rain while they read one page more'.split(
    ' ',
  );
const words = [first, ...others] as const;

/** Paragraphs as editors write them, besides plain ones. */
const oddities = [
  'A lion.\nMum.\nNo, no.\nGOAL.',
  'We met on Sat. 5 Apr. 2025 at www.example.org, or write to coach@example.org.',
  'It is **very** new, and **under‑13s** play it: see https://en.wikipedia.org/wiki/Football_(ball).',
  'Which one is it?\n\nA. The first.\n\nB. The second.',
  'كرة القدم جميلة. هل تلعب؟ نعم.',
  'The o\uFB03cial \uFB01nal was caf\u0065\u0301 football\u00ADers’ joy.\vThen we went home.',
] as const;

/**
 * Writes synthetic stories into a copied project: of 30 to 900 words, of one day in three, in all categories, with
 * what real texts hold. The same number gives the same story.
 */
export async function writeManyStories(
  folder: string,
  { count, withPhotos = false, firstId = 1001 }: ManyStories,
): Promise<void> {
  const art = join(folder, 'public/art');
  const stories = join(folder, 'src/content/stories');
  await Promise.all([art, stories].map((each) => mkdir(each, { recursive: true })));
  const base = withPhotos ? await noise() : undefined;
  const ids = Array.from({ length: count }, (_, at) => firstId + at);
  await mapConcurrently(ids, async (id) => {
    const image = base === undefined ? 'scene-cup.svg' : `Photo ${id}.JPG`;
    if (base !== undefined) await writeFile(join(art, image), await photo(base, id));
    await writeFile(join(stories, `${id}.md`), storyText(id, image));
  });
}

function storyText(id: number, image: string): string {
  const random = createRandom(id);
  const day = new Date(Date.UTC(2019, 0, 1 + (id % 900) * 2 + Math.floor(id / 900)));
  const tags = new Set([random.pick(categories), random.pick(categories)]);
  const length = 30 + Math.floor(random.next() ** 2 * 870);
  const paragraphs: string[] = [];
  for (let left = length; left > 0; left -= 40)
    paragraphs.push(paragraph(Math.min(left, 40), random));
  paragraphs.splice(1, 0, random.pick(oddities));
  return [
    '---',
    `title: Story ${id}: ${sentence(5, random)}`,
    `image: ${image}`,
    `alt: ${sentence(8, random)}`,
    `categories: ${[...tags].join(', ')}`,
    `date: ${day.toISOString().slice(0, 10)}`,
    'sample: yes',
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

const size = { width: 1600, height: 1067 } as const;

async function noise(): Promise<Buffer> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { ...size, channels: 3, background: '#888', noise: gaussian } })
    .blur(5)
    .linear(3, -250)
    .png()
    .toBuffer();
}

/** The same noise in another colour, with what a camera adds. */
function photo(base: Buffer, id: number): Promise<Buffer> {
  return sharp(base)
    .tint({ r: (id * 37) % 256, g: (id * 91) % 256, b: (id * 53) % 256 })
    .jpeg({ quality: 85 })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 28/1 0/1' } })
    .toBuffer();
}

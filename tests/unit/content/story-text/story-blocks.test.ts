import { expect, it } from 'vitest';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { storyLinks } from '#content/story/story-links.ts';

/** Returns the kinds of a text's blocks, without that of its first. */
function kinds(content: string): string {
  const [, ...others] = storyBlocks(`One\n${content}`).map((block) => block.kind);
  return others.join(' ');
}

function addressOf(kind: 'programme' | 'video'): string {
  const found = [...storyLinks].find(([, link]) => link.kind === kind);
  if (!found) throw new Error(`no known ${kind}`);
  return found[0];
}

it('gives no block for an empty text', () => {
  expect(storyBlocks('')).toEqual([]);
  expect(storyBlocks(' \n\r\n\t')).toEqual([]);
});

it('reads the line ends of every system', () => {
  expect(kinds('Two\r\nThree\rFour')).toBe('paragraph paragraph paragraph');
});

it.each([
  'Ron Smith Under 13 Youth Cup',
  'Zoë O’Neill-Brown Under 13 Youth Cup',
  'Pelé Under 13 Youth Cup',
  'J. P. van der Berg Under 13 Youth Cup',
])('makes a sub-heading of "%s"', (line) => {
  expect(kinds(line)).toBe('subheading');
});

it.each([
  'Under 13 Youth Cup',
  'The Under 13 Youth Cup',
  'Ron Smith Under 13 Youth Cup.',
  'We sponsor the Ron Smith Under 13 Youth Cup',
  'Ron Smith Under 14 Youth Cup',
  'Ron Smith Under 13 Youth Cup final',
])('leaves "%s" a paragraph', (line) => {
  expect(kinds(line)).toBe('paragraph');
});

it.each(['programme', 'video'] as const)('shows a known %s as a card', (kind) => {
  const address = addressOf(kind);
  expect(storyBlocks(`One\n${address}`)[1]).toEqual({ kind, link: storyLinks.get(address) });
});

it('keeps the words around a known address and drops its full stop', () => {
  expect(kinds(`Read it: ${addressOf('programme')}.`)).toBe('paragraph programme');
  expect(kinds(`Before ${addressOf('video')} after`)).toBe('paragraph video paragraph');
});

it.each(['⚽⚽⚽', '❤️', '🇪🇸', '1️⃣'])('keeps a paragraph of emoji alone: %s', (line) => {
  expect(kinds(`${line}\n* *`)).toBe('paragraph');
});

it.each(['“…”', '. . .', '¿?', '— …', '!!!', '……'])('prints the silence %s', (line) => {
  expect(kinds(`${line}\nThen she ran.`)).toBe('paragraph paragraph');
});

it.each(['.', '***', '• • •', '~'])('prints no decoration: %s', (line) => {
  expect(kinds(`${line}\nThen she ran.`)).toBe('paragraph');
});

it('recognises only a complete address', () => {
  expect(kinds(`${addressOf('video')}?t=10`)).toBe('paragraph');
});

it('turns consecutive answers with letters into a list', () => {
  const [, , list, after] = storyBlocks('What?\nChoose.\nA. This.\n\nB. That.\nThen.');
  expect(list).toEqual({
    kind: 'answers',
    items: [
      [{ number: 3, segments: [{ kind: 'text', text: 'A. This.' }] }],
      [{ number: 4, segments: [{ kind: 'text', text: 'B. That.' }] }],
    ],
  });
  expect(after?.kind).toBe('paragraph');
});

it('keeps a paragraph that begins with another letter as a paragraph', () => {
  expect(kinds('B. Freedman wrote it.\nA. This.\nC. That.')).toBe('paragraph answers paragraph');
});

it('numbers the sentences through the whole story, sub-headings among them', () => {
  const blocks = storyBlocks('One. Two.\nPelé Under 13 Youth Cup\nMr. Hare ran. Four?');
  const numbers = blocks.map((block) =>
    'sentences' in block ? block.sentences.map(({ number }) => number) : [],
  );
  expect(numbers).toEqual([[1, 2], [3], [4, 5]]);
});

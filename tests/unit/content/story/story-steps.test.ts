import { expect, it } from 'vitest';
import { parseStory } from '#content/story/parse-story.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { processorMs } from '../../../support/fakes/processor-ms.ts';

const head = `---
title: A cup
image: /art/scene-cup.svg
alt: A cup.
categories: news
date: 2025-05-10
words:
  - cup = what the winner gets = copa
  - team = people who play together = equipo
  - game = a match = juego
---
`;
const full = `Ron Smith gave the cup to the team of the village after the long game on Sunday 5 May.

You can read all about the twelve players and about their village at https://example.org/cup today.`;
const firstHalf = '--- first half ---';
const spanish = '--- en español ---';

function errorsOf(...parts: readonly string[]): readonly string[] {
  return errorsIn(head + [full, ...parts].join('\n\n'));
}

const parse = (source: string) => parseStory('13.md', source, { today: '2025-06-01' });

function storyOf(...parts: readonly string[]): WrittenStory {
  const parsed = parse(head + parts.join('\n\n'));
  if (parsed.status !== 'parsed') throw new Error(JSON.stringify(parsed.errors));
  return parsed.story;
}

function errorsIn(source: string): readonly string[] {
  const parsed = parse(source);
  return parsed.status === 'parsed'
    ? []
    : parsed.errors.map(({ line, message }) => `${line}: ${message}`);
}

const easier =
  'Ron Smith has a cup. The team won the game.\n\nRead more at https://example.org/cup.';

it('has two texts, each in two languages', () => {
  const parts = [full, spanish, 'Uno.\n\nDos.', firstHalf, easier, spanish, 'Tres.\n\nCuatro.'];
  const story = storyOf(...parts);
  expect(story.content).toBe(full.replace('\n\n', '\n'));
  expect(story.spanish).toHaveLength(2);
  expect(story.firstHalf).toMatchObject({ sample: true, words: 13, sentences: 3 });
  expect(story.firstHalf?.spanish[1]?.[0]?.segments).toEqual([{ kind: 'text', text: 'Cuatro.' }]);
  expect(story.lesson.spanishSample).toBe(true);
});

it.each(['Uno.\n\nDos. Y más.', 'Uno.\n\n⚽\n\nDos. Y más.', '🎉\n\nUno.\n\nDos. Y más.'])(
  'needs no translation of a line of emoji: %j',
  (translation) => {
    const text = full.replace('\n\n', '\n\n⚽ 🎉\n\n');
    const lines = storyOf(text, spanish, translation).spanish.map((sentences) =>
      sentences.map(({ number, segments }) => number + (segments[0]?.text ?? '')).join('|'),
    );
    expect(lines).toEqual(['1Uno.', '2⚽ 🎉', '3Dos. |4Y más.']);
  },
);

it('needs no translation of a line with only an address, which may be left out', () => {
  const text = full.replace('\n\n', '\n\nhttps://example.org/cup.\n\n');
  for (const translation of ['Uno.\n\nDos.', 'Uno.\n\nhttps://example.org/cup.\n\nDos.'])
    expect(storyOf(text, spanish, translation).spanish).toHaveLength(3);
  expect(errorsOf(spanish, 'Uno.\n\nVer https://example.org/cup.\n\nDos.')).toHaveLength(1);
});

it.each([
  ['a number', 'The team won the game and the cup 3 times.', '18: "3" is a number'],
  ['a number in words', 'The team won nine cups. The game and the cup.', '18: "9" is a number'],
  ['a name', 'The team of Tom won the game and the cup.', '18: "Tom" is a name'],
  ['a name that begins', 'Messi won. The team has the cup. A game.', '18: "Messi" is a name'],
  ['an address', 'Team, game, cup. See www.example.com.', '18: "www.example.com" is an address'],
  ['a missing word to know', 'The team won the cup.', '16: "game" is a word to know and missing'],
  ['a text that is not shorter', full, '16: the easier text has'],
  [
    'sentences that are not shorter',
    'Team of the village after the long game on Sunday the cup of the village today after the game',
    '16: a sentence of the easier text has',
  ],
])('the build refuses %s', (_, text, message) => {
  expect(errorsOf(firstHalf, text)).toContainEqual(expect.stringContaining(message));
});

it('the build refuses a Spanish text with another number of paragraphs, a part without text, and one that is misspelt', () => {
  expect(errorsOf(spanish, 'Uno.')).toEqual([
    expect.stringMatching(/^16: the Spanish text has 1 paragraphs and the text above it 2;/),
  ]);
  expect(errorsOf(spanish)).toEqual(['16: no text follows; write it, or take the line out']);
  for (const line of [
    '--- second half ---',
    '--- first half (easier) ---',
    '--- half 1',
    '— second half —',
    '-- First half, easier: --',
  ])
    expect(errorsOf(line, 'Uno.')).toEqual([
      expect.stringContaining(`"${line}" separates nothing; write --- first half ---`),
    ]);
  expect(errorsOf(firstHalf, easier, firstHalf, easier)).toContainEqual(
    expect.stringContaining('is given twice'),
  );
});

it('recognises numbers written as words in English only', () => {
  const source = (text: string) =>
    [head.replace('date:', 'lang: es\ndate:') + full, firstHalf, text].join('\n\n');
  expect(errorsIn(source('Ten cuidado, Team. Game, cup.'))).toEqual([]);
  expect(errorsIn(source('Team, 10. Game, cup.'))).toEqual([
    expect.stringContaining('"10" is a number'),
  ]);
});

it.each([
  ['--- First half: ---', '--- En español: ---'],
  ['---------- 1st half ----------', '=== Spanish ==='],
  [String.raw`\--- first half \---`, '***en español***'],
  ['--- **the first-half** ---', '--- en español'],
  ['---  first  half  ---', '> --- en español ---'],
  ['**--- firsthalf ---**', '### --- en español ---'],
  ['— first half —', '-- in Spanish. --'],
])('recognises %j and %j as lines between texts', (half, language) => {
  expect(errorsOf(half, easier, language, 'Tres.\n\nCuatro.')).toEqual([]);
});

it('does not mistake first words of sentences for names, or ordinary dashes for lines between texts', () => {
  expect(
    errorsOf(firstHalf, '12 players. Players like the game. Children see the team and cup.'),
  ).toEqual([]);
  for (const line of ['--- and so on ---', '**First half**', '– The first half? We won! –'])
    expect(errorsOf(line)).toEqual([]);
});

it.each([
  '***First half***',
  '___First half___',
  '***First half of the match***',
  '— Hablo español — dijo Ana —',
  '– He shouted in the first minute, and we all ran –',
  '- 1st place: Botley United -',
  '- First place Botley United -',
  '- First team -',
])('treats a heading, speech or list item as text: %s', (line) => {
  expect(storyOf(full, line, 'We won.').content).toMatch(/We won\.$/);
});

it('reads a line of thousands of marks quickly', async () => {
  const took = await processorMs(() => {
    for (const line of [`- Name ${'_'.repeat(4000)}`, `--- first ${'_*'.repeat(2000)}a`])
      expect(errorsOf(line, 'We won.')).toEqual([]);
  });
  expect(took).toBeLessThan(1000);
});

it('treats straight and curly apostrophes as the same in texts and title', () => {
  const words = full.replace('Ron Smith', "Jamie O'Brien");
  const text = `Jamie O'Brien’s team. Don't stop. They're in the game. We're at Finn's cup.`;
  for (const name of ['Finn’s', "Finn's"]) {
    const source = head.replace('title: A cup', `title: ${name} cup`);
    expect(errorsIn([source + words, firstHalf, text].join('\n\n'))).toEqual([]);
  }
});

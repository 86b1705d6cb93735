import { describe, expect, it } from 'vitest';
import { paperLines } from '#content/paper/paper-lines.ts';
import { findWords } from '#content/story-text/find-words.ts';
import { splitSentences } from '#content/story-text/split-sentences.ts';
import { inStep, storySteps } from '#content/story/story.ts';
import { stories } from '../../../support/content/stories.ts';

const wordsOf = (text: string) => findWords(text).map(({ word }) => word);
const found = (text: string) => wordsOf(text).join(' ');

it('finds words with what joins them, and none in an address', () => {
  const spoken = '“Don’t,” said under-13s at https://example.org/one-two. 2004/05!';
  expect(found(spoken)).toBe('Don’t said under-13s at 2004/05');
  expect(found('Write to coach@example.org or www.example.org now.')).toBe('Write to or now');
});

it.each([
  ['我喜欢足球。', '请看https://a.example/x。写信给coach@a.example，谢谢！'],
  ['เราเล่นฟุตบอล', 'ดูที่ www.a.example/x แล้วเขียนถึง coach@a.example'],
])('finds no words in an address among %s', (_name, text) => {
  const words = wordsOf(text);
  expect(words.join('')).toBe(text.replace(/[\w:/.@]+|[\s。，！]/g, ''));
});

it('finds one word in a number', () => {
  expect(found('1,200 fans, 3.5 each, came at 8:30pm: 9-2, 10,11 and 12.')).toBe(
    '1,200 fans 3.5 each came at 8:30pm 9-2 10,11 and 12',
  );
});

const texts = stories.flatMap((story) => storySteps.flatMap((step) => inStep(story, step) ?? []));

describe.each(texts)('story $id of $words words', (story) => {
  it('gives every word the number that the teacher’s copy counts', () => {
    let read = 0;
    for (const { texts, wordsRead } of paperLines(story)) {
      const line = texts.map(({ text }) => text).join('');
      // A page shows a line sentence by sentence.
      const sentences = splitSentences([{ kind: 'text', text: line }]).map((sentence) =>
        sentence
          .map(({ text }) => text)
          .join('')
          .trimEnd(),
      );
      expect(wordsOf(sentences.join(' '))).toEqual(wordsOf(line));
      read += wordsOf(line).length;
      expect(read).toBe(wordsRead);
    }
    expect(read).toBe(story.words);
  });
});

import { describe, expect, it } from 'vitest';
import { books } from '#content/book/books.ts';
import { boardPath } from '#content/paper/board.ts';
import { gapLines, paperLines, type PaperLine } from '#content/paper/paper-lines.ts';
import {
  librarianPaperPath,
  librarianPapers,
  paperPages,
  paperPath,
  papersOf,
} from '#content/paper/papers.ts';
import { builtPage, builtPapers } from '../support/built/built-pages.ts';
import { decodeHtml } from '../support/built/decode-html.ts';
import { stories } from '../support/content/stories.ts';

/** Returns the text of the sheets, with a number in brackets for each gap. */
function sheetText(path: string): string {
  const html = builtPapers.find((paper) => paper.path === path)?.html ?? '';
  const [sheets = ''] = /<div class="sheets">[\s\S]*<nav/.exec(html) ?? [];
  return decodeHtml(
    sheets
      .replaceAll(/<svg[^>]* aria-label="Gap (\d+)">.*?<\/svg>/g, '[$1]')
      .replaceAll(/<svg.*?<\/svg>/g, '')
      .replaceAll(/<[^>]*>/g, ''),
  );
}

const textOf = ({ texts }: PaperLine) => texts.map(({ text }) => text).join('');

/** A story without text has neither papers nor a board. */
const withText = stories.filter(({ blocks }) => blocks.length > 0);

it('makes every paper and the board of every story, and no other', () => {
  const paths = [
    ...paperPages(stories).map(({ path }) => path),
    ...librarianPapers.map(librarianPaperPath),
    ...withText.map(({ id }) => boardPath(id)),
  ];
  expect(builtPapers.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

it('lets no search engine list a paper', () => {
  for (const { html } of builtPapers) expect(html).toContain('name="robots" content="noindex"');
});

it('runs the script of a paper before its first paint, so that the print button moves nothing', () => {
  for (const { path, html } of builtPapers) {
    if (path.endsWith('/board')) continue;
    const [head = ''] = html.split('<link rel="stylesheet"');
    expect(head, path).toContain('dataset.scripted');
  }
});

it.each(['talk-cards', 'handout'] as const)(
  'has every known title on %s, no other ISBN',
  (paper) => {
    const text = sheetText(librarianPaperPath(paper));
    for (const { title } of books)
      expect(text.includes(title.value), title.value).toBe(title.state !== 'pending');
    const confirmed = books.filter(({ isbn }) => isbn.state === 'confirmed');
    expect(text.match(/978\d{10}|PENDING[\w-]+/g)).toEqual(confirmed.map(({ isbn }) => isbn.value));
  },
);

const withWords = stories.filter(({ lesson }) => lesson.words.length > 0);

it.each(withWords)('story $id has a gap for every occurrence of a word to know', (story) => {
  const { id, lesson } = story;
  const lines = paperLines(story).map(textOf);
  const running = paperLines(story).filter(({ kind }) => kind === 'paragraph');
  const text = running.map(textOf).join('\n');
  const occurrences = lesson.words.flatMap(({ word }) => [
    ...text.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')),
  ]);
  const sheet = sheetText(paperPath(id, 'gap-sheet'));
  expect(sheet.match(/\[\d+\]/g)).toHaveLength(occurrences.length);
  const answers = gapLines(story).flatMap(({ texts }) =>
    texts.flatMap(({ text: answer, gap }) => (gap === undefined ? [] : [answer])),
  );
  // The answer key of the teacher's copy: the number and word of each gap in turn.
  const key = sheetText(paperPath(id, 'teacher'));
  expect(key).toContain(answers.map((answer, at) => `${at + 1} ${answer}`).join(''));
  const filled = sheet.replaceAll(/\[(\d+)\]/g, (_, gap) => answers[Number(gap) - 1] ?? '');
  expect(lines.filter((line) => !filled.includes(line))).toEqual([]);
});

describe.each(withText)('story $id', (story) => {
  const { id, lesson } = story;
  const lines = paperLines(story).map(textOf);
  const textPapers = ['class-sheet', 'large-print', 'teacher', 'everything'] as const;

  it.each(textPapers)('is whole on %s', (paper) => {
    const text = sheetText(paperPath(id, paper));
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  });

  it('has its words, their meanings and their Spanish on the word cards', () => {
    const cards = papersOf(story).includes('word-cards')
      ? sheetText(paperPath(id, 'word-cards'))
      : '';
    for (const { word, meaning, spanish } of lesson.words)
      expect(cards).toContain(`${word}${meaning}${spanish}`);
  });

  it('leads to its papers', () => {
    expect(builtPage(`/stories/${id}`).html).toContain(`href="${paperPath(id, 'class-sheet')}"`);
  });
});

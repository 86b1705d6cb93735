import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '#content/story/front-matter.ts';
import { readLesson } from '#content/story/lesson-fields.ts';

const words = [
  'cup = what the winner gets = copa',
  'referee = the person who decides = árbitro',
  "under-13s = children who aren't 13 yet = menores de 13",
];

function read(head: string) {
  return readLesson(
    splitFrontMatter(
      `---\n${head}\n---\nThe Referee of the under-13s lifts a cup.\n\nhttps://example.org/net`,
    ),
  );
}

function list(lines: readonly string[]): string {
  return `words:\n${lines.map((line) => `  - ${line}`).join('\n')}`;
}

function errors(head: string): readonly string[] {
  return read(head).errors.map(({ line, error }) => `${line}: ${error}`);
}

describe('the lesson of a story', () => {
  it('is read from its head, with apostrophes as they are printed', () => {
    const { lesson, errors: found } = read(
      `play: Don't stop: run.\nread: Find it.\nrelate: Why?\n${list(words)}`,
    );
    expect(found).toEqual([]);
    expect(lesson).toMatchObject({ play: 'Don’t stop: run.', read: 'Find it.', relate: 'Why?' });
    expect(lesson.words).toHaveLength(3);
    expect(lesson.words[2]).toEqual({
      word: 'under-13s',
      meaning: 'children who aren’t 13 yet',
      spanish: 'menores de 13',
    });
  });

  it('is a sample until it is confirmed, its Spanish words until they are', () => {
    expect(read(list(words)).lesson).toMatchObject({ sample: true, spanishSample: true });
    const confirmed = read(`lesson: confirmed\nspanish: confirmed\n${list(words)}`);
    expect(confirmed.errors).toEqual([]);
    expect(confirmed.lesson).toMatchObject({ sample: false, spanishSample: false });
    expect(read('play: Run.').lesson).toMatchObject({ sample: true, spanishSample: false });
  });

  it('is nothing where nothing is written', () => {
    expect(read('title: T')).toEqual({
      errors: [],
      lesson: { words: [], sample: false, spanishSample: false },
    });
  });

  it.each([
    [list([...words, 'goal = where the ball goes = gol']), '2: words: "goal" is not in the text'],
    [list([...words, 'net = what holds the ball = red']), '2: words: "net" is not in the text'],
    [list(words.slice(0, 2)), '2: words: 2 given; write 3 to 6'],
    [list([...words, 'CUP = a prize = copa']), '2: words: "CUP" is given twice'],
    [
      list([...words, 'lifts = holds up']),
      '2: words: "lifts = holds up" is not a word, its meaning',
    ],
    [list([...words, `lifts = ${'x'.repeat(71)} = alza`]), 'has 71 characters; write 70 at most'],
    [`play: ${'Run. '.repeat(40)}`, '2: play: "Run. Run.'],
    ['read: Find **two** words.', '2: read: "**two**" is Markdown or HTML (bold)'],
    ['lesson: yes', '2: lesson: "yes" is not confirmed; leave the field out'],
  ])('%s is a error', (head, said) => {
    expect(errors(head)).toEqual([expect.stringContaining(said)]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '#content/checks/content-issue.ts';
import { splitFrontMatter } from '#content/story/front-matter.ts';
import { readLesson } from '#content/story/lesson-fields.ts';

const words = [
  'cup = what the winner gets = copa',
  'referee = the person who decides = árbitro',
  "under-13s = children who aren't 13 yet = menores de 13",
];

const content = 'The Referee of the under-13s lifts a cup.\nhttps://example.org/net';

function read(head: string) {
  return readLesson(splitFrontMatter(['---', ...head.split('\n'), '---']), content);
}

function list(lines: readonly string[]): string {
  return `words:\n${lines.map((line) => `  - ${line}`).join('\n')}`;
}

function said(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ line, message }) => `${line}: ${message}`);
}

describe('the lesson of a story', () => {
  it('is read from its head, with apostrophes as they are printed', () => {
    const { lesson, errors, warnings } = read(
      `play: Don't stop: run.\nread: Find it.\nrelate: Why?\n${list(words)}`,
    );
    expect([...errors, ...warnings]).toEqual([]);
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

  it.each(['Confirmed', 'confirmed.', '“confirmed”', "'CONFIRMED.'"])(
    'is confirmed by %s',
    (word) => {
      const { lesson, errors } = read(`lesson: ${word}\nspanish: ${word}\n${list(words)}`);
      expect(errors).toEqual([]);
      expect(lesson).toMatchObject({ sample: false, spanishSample: false });
    },
  );

  it.each([
    [list([...words, 'goal = where the ball goes = gol']), '2: words: "goal" is not in the text'],
    [list(words.slice(0, 2)), '2: words: 2 given; 3 to 6 fit'],
    [list([...words, `lifts = ${'x'.repeat(71)} = alza`]), 'has 71 characters; 70 at most'],
    [`play: ${'Run. '.repeat(40)}`, '2: play: "Run. Run.'],
    ['read: Find **two** words.', '2: read: "**two**" is bold'],
  ])('%s is told', (head, message) => {
    expect(read(head).errors).toEqual([]);
    expect(said(read(head).warnings)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    [list([...words, 'lifts = holds up']), '2: words: "lifts = holds up" is not a word, its'],
    ['lesson: yes', '2: lesson: "yes" is not known; write lesson: confirmed, or leave the'],
  ])('%s is an error', (head, message) => {
    expect(said(read(head).errors)).toEqual([expect.stringContaining(message)]);
  });

  it.each(['   - ', ' - ', '- '])('may have words after %j and after "  - "', (dash) => {
    const { lesson, errors } = read(list(words).replace(/  - (?=referee)/, dash));
    expect(errors).toEqual([]);
    expect(lesson.words).toHaveLength(3);
  });

  it('may hold what YAML would read otherwise', () => {
    const { lesson, errors } = read(list([...words, 'lifts = holds up: high # so = alza: sí']));
    expect(errors).toEqual([]);
    expect(lesson.words[3]).toMatchObject({ meaning: 'holds up: high # so', spanish: 'alza: sí' });
  });

  it('lists a word once that is given twice, in capitals or not, and warns', () => {
    const { lesson, errors, warnings } = read(list([...words, 'CUP = a prize = copa']));
    expect([errors, said(warnings)]).toEqual([
      [],
      ['2: words: "CUP" is given twice; only the first is kept'],
    ]);
    expect(lesson.words.map(({ word }) => word)).toEqual(['cup', 'referee', 'under-13s']);
  });
});

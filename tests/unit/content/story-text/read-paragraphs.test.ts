import { expect, it } from 'vitest';
import { readParagraphs } from '#content/story-text/read-paragraphs.ts';

function read(text: string, firstLine = 1) {
  return readParagraphs(text.split('\n').map((line, at) => ({ line: firstLine + at, text: line })));
}

const texts = (text: string) => read(text).paragraphs.map((paragraph) => paragraph.text);

/** Wraps a text at a width, as programs do. */
function wrapped(text: string, width: number): string {
  return text.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}}) `, 'g'), '$1\n');
}

const long =
  'The Oxfordshire FA runs it for under-13 teams. It is a knockout, so every match matters to every child who plays. Win, and you play again. Lose, and you are out, and somebody else goes on to the next round.';

it('are the lines of a text, with their numbers', () => {
  expect(read('One.\nTwo.\n\n\nThree.', 9)).toEqual({
    paragraphs: [
      { line: 9, text: 'One.' },
      { line: 10, text: 'Two.' },
      { line: 13, text: 'Three.' },
    ],
    warnings: [],
  });
});

it.each([60, 72, 80])('are parted by blank lines where the text is wrapped at %s', (width) => {
  const source = [long, 'It was short.', long].map((one) => wrapped(one, width)).join('\n\n');
  expect(texts(source)).toEqual([long, 'It was short.', long]);
});

it('are joined where hand-made lines break within sentences', () => {
  expect(
    texts('We met on Saturday morning at the ground and\nthen it rained until\nthe end.'),
  ).toEqual(['We met on Saturday morning at the ground and then it rained until the end.']);
});

it('keep answers and addresses apart in a wrapped text', () => {
  const source = `${wrapped(long, 72)}\n\nA. A referee.\nB. A player.\nhttps://a.example/x\n${wrapped(long, 72)}`;
  expect(texts(source)).toEqual([
    long,
    'A. A referee.',
    'B. A player.',
    'https://a.example/x',
    long,
  ]);
});

it.each([
  [
    'a poem',
    'Twinkle, twinkle, little star\nHow I wonder what you are\nUp above the world so high',
  ],
  ['short sentences', 'A lion.\nMum.\nNo, no.\nGOAL.'],
  ['whole sentences in lines', `${long}\n${long}\nThey went home, all of them.`],
  [
    'lines of names',
    'Amal Hassan from Summertown Stars Under 13s\nBen Okafor from Kidlington Youth\nCarys Lee from Witney',
  ],
])('stay lines in %s', (_name, source) => expect(texts(source)).toEqual(source.split('\n')));

it('join a word that was cut, and scripts without blanks', () => {
  expect(
    texts('This is a long line of words that is cut within under-\n13s and goes on.'),
  ).toHaveLength(2);
  expect(texts('This is a long line of words that is cut within foot-\nball and goes on.')).toEqual(
    ['This is a long line of words that is cut within foot-ball and goes on.'],
  );
});

it('are free of Markdown and HTML, also over several lines', () => {
  const { paragraphs, warnings } = read('One<br>two.\n<!-- a\nb -->\n---\n**Three.**', 5);
  expect(paragraphs.map(({ line, text }) => `${line}: ${text}`)).toEqual([
    '5: One',
    '5: two.',
    '9: Three.',
  ]);
  expect(warnings).toEqual([{ line: 9, message: expect.stringContaining('is bold') }]);
});

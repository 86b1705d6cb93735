import { describe, expect, it } from 'vitest';
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

describe('paragraphs', () => {
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

  it('keep headings apart in a wrapped text, also where no blank line follows', () => {
    const source = `${wrapped(long, 72)}\n## Half-time\n${wrapped(long, 72)}\n\n##\n${wrapped(long, 72)}`;
    expect(texts(source)).toEqual([long, 'Half-time', long, long]);
  });

  it.each([
    [
      'a poem',
      'Twinkle, twinkle, little star\nHow I wonder what you are\nUp above the world so high',
    ],
    [
      'a poem of short lines in lower case',
      'This poem was written by the under-13s on the way home.\nRound as the moon\nand red as a cherry,\nit rolls and it bounces',
    ],
    [
      'a list in lower case',
      'The camp is on Saturday at ten. Please bring:\na ball\ntwo cones\nyour boots',
    ],
    ['short sentences', 'A lion.\nMum.\nNo, no.\nGOAL.'],
    ['whole sentences in lines', `${long}\n${long}\nThey went home, all of them.`],
    [
      'lines of names',
      'Amal Hassan from Summertown Stars Under 13s\nBen Okafor from Kidlington Youth\nCarys Lee from Witney',
    ],
  ])('stay lines in %s', (_name, source) => {
    expect(texts(source)).toEqual(source.split('\n'));
  });

  it.each(['\\', '  ', '<br>'])('stay lines in a poem of long lines that end in %j', (mark) => {
    const lines = wrapped(long, 60).split('\n');
    const source = lines.map((line) => line + mark).join('\n');
    expect(texts(source)).toEqual(lines);
  });

  it('keep a break that is marked in a wrapped text', () => {
    const [first = '', ...others] = wrapped(long, 60).split('\n');
    for (const mark of ['\\', '  '])
      expect(texts([first + mark, ...others].join('\n'))).toEqual([first, others.join(' ')]);
  });

  it('join a word that was cut, and scripts without spaces', () => {
    expect(
      texts('This is a long line of words that is cut within under-\n13s and goes on.'),
    ).toHaveLength(2);
    expect(
      texts('This is a long line of words that is cut within foot-\nball and goes on.'),
    ).toEqual(['This is a long line of words that is cut within foot-ball and goes on.']);
  });

  it('are free of Markdown and HTML, also over several lines', () => {
    const { paragraphs, warnings } = read(
      'One<br>two.\n<!-- a\nb -->\n---\n**Three.**\n%%\nAsk Mo. <!--\n%%',
      5,
    );
    expect(paragraphs.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '5: One',
      '5: two.',
      '9: Three.',
    ]);
    expect(warnings).toEqual([{ line: 9, message: expect.stringContaining('is bold') }]);
  });

  it('are the rows of a table, with outer bars or without', () => {
    for (const table of [
      'Team | Points\n:--- | ---\nStars | 3 |\nLions | 2',
      'Team | Points\n- | -\nStars | 3\nLions | 2',
      '| Team | Points\n|---|---\n| Stars | 3\n| Lions | 2',
      '|Team|Points|\n|-|-|\n|Stars|3|\n|Lions|2|',
    ])
      for (const around of ['One.', wrapped(long, 60)])
        expect(texts(`${around}\n\nNow | then\n\n${table}\n\nOr | not`)).toEqual([
          around.replaceAll('\n', ' '),
          'Now | then',
          'Team, Points',
          'Stars, 3',
          'Lions, 2',
          'Or | not',
        ]);
  });

  it('are free of the code of scripts and styles over several lines', () => {
    const { paragraphs, warnings } = read(
      'One.\n<script>\nlet x;\n</script>\n<STYLE>\na{}\n</STYLE>Two.',
    );
    expect(paragraphs).toEqual([
      { line: 1, text: 'One.' },
      { line: 7, text: 'Two.' },
    ]);
    expect(warnings.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: "<script></script>" is HTML, which is left out',
      '5: "<STYLE></STYLE>" is HTML, which is left out',
    ]);
  });

  it('are free of tags on several lines', () => {
    const { paragraphs, warnings } = read(
      'One.\n<iframe width="560"\n  src="https://a.example"\n></iframe>Two.\n3 <b\n\nand c=2 > 1',
    );
    expect(paragraphs.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '1: One.',
      '4: Two.',
      '5: 3 <b',
      '7: and c=2 > 1',
    ]);
    expect(warnings.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '4: "<iframe width="560" src="https://a.example" >" is HTML, which is left out',
    ]);
  });

  it('have the full stops of Indic scripts where bars are typed for them', () => {
    expect(texts('वह आया | “चलो |” उसने कहा|\nવે | 2')).toEqual(['वह आया। “चलो।” उसने कहा।', 'વે | 2']);
    expect(texts('टीम | अंक\n--- | ---\nशेर | 2')).toEqual(['टीम, अंक', 'शेर, 2']);
  });

  it.each([50, 60, 72, 80])('are free of markup that a text wrapped at %s breaks', (width) => {
    const marked = long
      .replace('every match matters to every child who plays', '**$&**')
      .replace('and somebody else goes on to', '[$&](https://a.example/next)')
      .replace('Win, and you play again. Lose', '<b>$&</b>');
    const source = `One[^1].<br>Two.\n![](a.png)\n\n${wrapped(marked, width)}\n\n[^1]: ${wrapped(long, width)}`;
    const { paragraphs, warnings } = read(source);
    expect(paragraphs.map(({ text }) => text)).toEqual([
      'One.',
      'Two.',
      long.replace('goes on to', '$& (https://a.example/next)'),
      long,
    ]);
    for (const loss of [
      'a picture',
      'bold',
      'HTML',
      'the mark of a footnote',
      'the mark of a note',
    ])
      expect(warnings.map(({ message }) => message)).toContainEqual(
        expect.stringContaining(`is ${loss}`),
      );
  });

  it('have a warning for each line of a wrapped text in which something is lost', () => {
    const lines = wrapped(long, 60).split('\n');
    const source = lines.map((line, at) => (at < 2 ? `[${line}](/page-${at})` : line)).join('\n');
    expect(read(source).warnings.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('have their warnings on the line of the markup in a wrapped text', () => {
    const lines = wrapped(long, 60).split('\n');
    const source = lines.map((line, at) => (at === 2 ? `*${line}*` : line)).join('\n');
    expect(read(source, 9)).toEqual({
      paragraphs: [{ line: 9, text: long }],
      warnings: [{ line: 11, message: expect.stringContaining('italics') }],
    });
  });
});

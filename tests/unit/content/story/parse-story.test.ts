import { describe, expect, it } from 'vitest';
import { parseStory } from '#content/story/parse-story.ts';

const file = 'src/content/stories/13.md';
const fields = {
  title: 'A title: with a colon',
  image: '/art/scene-cup.svg',
  alt: 'A cup.',
  categories: 'media, news',
  date: '2025-05-10',
};

function markdown(
  changes: Readonly<Record<string, string | undefined>> = {},
  body = 'One.',
): string {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

function faultsOf(text: string, name = file): readonly string[] {
  const parsed = parseStory(name, text);
  return parsed.status === 'invalid'
    ? parsed.errors.map(({ line, error }) => `${line}: ${error}`)
    : [];
}

describe('parseStory', () => {
  it('refuses a piece that is too short to be read aloud, with its line', () => {
    const text = markdown({}, 'It was a good start.\n\nWe met Sen. Kane. He ran.');
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^11: "Kane\." is too short/)]);
  });

  it('reads the fields, the text and the id from the name of the file', () => {
    expect(parseStory(file, markdown({}, 'One.\n\nTwo.'))).toEqual({
      status: 'parsed',
      story: {
        id: 13,
        title: 'A title: with a colon',
        image: '/art/scene-cup.svg',
        alt: 'A cup.',
        categories: ['media', 'news'],
        date: '2025-05-10',
        sample: false,
        content: 'One.\n\nTwo.',
        blocks: [
          { kind: 'first', sentences: [{ number: 1, segments: [{ kind: 'text', text: 'One.' }] }] },
          {
            kind: 'paragraph',
            sentences: [{ number: 2, segments: [{ kind: 'text', text: 'Two.' }] }],
          },
        ],
        lesson: { words: [], sample: false, spanishSample: false },
        words: 2,
        minutes: 1,
        description: expect.any(String),
      },
      warnings: [expect.objectContaining({ line: 8 })],
    });
  });

  it.each([
    ["'A title: with a colon'", '"media, news"'],
    ['"A title: with a colon"', '[media, news]'],
    ['A title: with a colon', '\n  - media\n  - news'],
    ['A title: with a colon', '\n- "media"\n- news'],
    ['>\n  A title:\n  with a colon', 'media,news,'],
  ])('reads the YAML of other systems: title: %s, categories: %s', (title, categories) => {
    const parsed = parseStory(file, markdown({ title, categories }));
    expect(parsed).toMatchObject({
      status: 'parsed',
      story: { title: 'A title: with a colon', categories: ['media', 'news'], date: '2025-05-10' },
    });
  });

  it.each([
    'Shirt # 7',
    '#1 in the table',
    '@home',
    '5* hotel & 4* bus',
    '“Run!” he said',
    'A - B',
    'It’s 2–1',
    'yes',
    '2025',
  ])('takes a title without quotes as it stands: %s', (title) => {
    const parsed = parseStory(file, markdown({ title }));
    expect(parsed.status === 'parsed' && parsed.story.title).toBe(title);
  });

  it('forgives blanks behind the lines of dashes and lines before them', () => {
    const text = `\n${markdown().replaceAll('---', '--- ')}`;
    expect(parseStory(file, text).status).toBe('parsed');
  });

  it('prints apostrophes and the mark of the product as the other pages do', () => {
    const body =
      "It's the Soccer Reader Method. The Soccer Reader Method™ at https://a.example/it's.";
    const parsed = parseStory(file, markdown({}, body));
    expect(parsed.status === 'parsed' && parsed.story.content).toBe(
      "It’s the Soccer Reader Method™. The Soccer Reader Method at https://a.example/it's.",
    );
  });

  it('reads a file written on another system', () => {
    const text = `\uFEFF${markdown().replaceAll('\n', '\r\n')}`;
    expect(parseStory('C:\\site\\stories\\13.md', text).status).toBe('parsed');
  });

  it('accepts an empty text, which the page announces', () => {
    const parsed = parseStory(file, markdown({}, ''));
    expect(parsed.status === 'parsed' && parsed.story.content).toBe('');
    expect(parsed.status === 'parsed' && parsed.story.description).toMatch(/coming soon/);
  });

  it('keeps a deadline as an instant', () => {
    const text = markdown(
      { deadline: '2025-05-20T20:00:00+01:00' },
      'It ends at 8pm on 20 May 2025.',
    );
    const parsed = parseStory(file, text);
    expect(parsed.status === 'parsed' && parsed.story.deadline).toBe('2025-05-20T19:00:00.000Z');
  });

  it('names the line, the field and the value', () => {
    expect(faultsOf(markdown({ categories: 'sport' }))).toEqual([
      '5: categories: "sport" is not one of media, stories, impact, education, news',
    ]);
  });

  it('reports every error at once', () => {
    const text = markdown({
      title: undefined,
      image: 'cup.svg',
      categories: 'media, media, sport',
      date: '2025-02-30',
      sample: 'maybe',
      colour: 'red',
    });
    expect(faultsOf(text)).toEqual([
      expect.stringMatching(/^1: title: is missing/),
      expect.stringMatching(/^2: image: "cup.svg" is not a picture/),
      expect.stringMatching(/^4: categories: "sport" is not one of/),
      expect.stringMatching(/^4: categories: "media" is given twice/),
      expect.stringMatching(/^5: date: "2025-02-30" is not a calendar date/),
      expect.stringMatching(/^6: sample: "maybe" is not yes or no/),
      expect.stringMatching(/^7: colour: "red": the field is not one of title/),
    ]);
  });

  it.each(['title', 'image', 'alt', 'categories', 'date'])('asks for %s', (name) => {
    const missing = new RegExp(`^\\d: ${name}: is missing; such as ${name}: `);
    for (const value of [undefined, '', '""'])
      expect(faultsOf(markdown({ [name]: value }))).toEqual([expect.stringMatching(missing)]);
  });

  it.each(['07.md', 'x.md', '7x.md', '-1.md', '7.5.md', '0.md', '.md'])(
    'refuses the name %s',
    (name) => {
      expect(faultsOf(markdown(), `stories/${name}`)).toEqual([
        `1: "${name}": the file must be named <id>.md, digits only, no leading zero, such as 13.md`,
      ]);
    },
  );

  it.each(['', 'One.', '---\ntitle: A', 'title: A\n---'])(
    'refuses a file without fields: %j',
    (text) => {
      expect(faultsOf(text)).toEqual([
        expect.stringMatching(/: the fields must stand between two lines of "---"$/),
      ]);
    },
  );

  it('refuses a line that is no field and a field given twice', () => {
    const text = markdown().replace('alt: A cup.', 'alt: A cup.\nalt: Two cups.\njust words');
    expect(faultsOf(text)).toEqual([
      '5: alt: "Two cups." is given twice',
      '6: "just words" is not "name: value", such as date: 2025-05-10',
    ]);
  });

  it('refuses a prize draw that could never say it has closed', () => {
    expect(faultsOf(markdown({}, 'It ends at 8pm on 20 May 2025.'))).toEqual([
      '9: deadline: is missing, but the text says "8pm on"',
    ]);
  });
});

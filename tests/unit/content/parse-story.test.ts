import { describe, expect, it } from 'vitest';
import { parseStory } from '#content/parse-story.ts';

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
  return parsed.status === 'faulty' ? parsed.faults : [];
}

describe('parseStory', () => {
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
        description: expect.any(String),
      },
    });
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

  it('names the file, the field and the value', () => {
    expect(faultsOf(markdown({ categories: 'sport' }))).toEqual([
      `${file}: categories: "sport" is not one of media, stories, impact, education, news`,
    ]);
  });

  it('reports every fault at once', () => {
    const text = markdown({
      title: undefined,
      image: 'cup.svg',
      categories: 'media, media, sport',
      date: '2025-02-30',
      sample: 'maybe',
      colour: 'red',
    });
    expect(faultsOf(text)).toEqual([
      `${file}: title: is missing`,
      expect.stringMatching(/colour: is not one of title/),
      expect.stringMatching(/categories: "sport" is not one of/),
      expect.stringMatching(/categories: "media" is given twice/),
      expect.stringMatching(/image: "cup.svg" is not a picture/),
      expect.stringMatching(/date: "2025-02-30" is not a calendar date/),
      expect.stringMatching(/sample: "maybe" is not yes or no/),
    ]);
  });

  it.each(['title', 'image', 'alt', 'categories', 'date'])('asks for %s', (name) => {
    expect(faultsOf(markdown({ [name]: undefined }))).toEqual([`${file}: ${name}: is missing`]);
    expect(faultsOf(markdown({ [name]: '' }))).toEqual([`${file}: ${name}: is missing`]);
  });

  it.each(['07.md', 'x.md', '7x.md', '-1.md', '7.5.md', '0.md', '.md'])(
    'refuses the name %s',
    (name) => {
      expect(faultsOf(markdown(), `stories/${name}`)).toEqual([
        `stories/${name}: the file must be named <id>.md, digits only, no leading zero`,
      ]);
    },
  );

  it.each(['', 'One.', '---\ntitle: A', 'title: A\n---'])(
    'refuses a file without fields: %j',
    (text) => {
      expect(faultsOf(text)).toEqual([`${file}: the fields must stand between two lines of "---"`]);
    },
  );

  it('refuses a line that is no field and a field given twice', () => {
    const text = markdown().replace('alt: A cup.', 'alt: A cup.\nalt: Two cups.\njust words');
    expect(faultsOf(text)).toEqual([
      `${file}: alt: is given twice`,
      `${file}: "just words" is not "name: value"`,
    ]);
  });

  it('refuses a prize draw that could never say it has closed', () => {
    expect(faultsOf(markdown({}, 'It ends at 8pm on 20 May 2025.'))).toEqual([
      `${file}: deadline: is missing, but the text says "8pm on"`,
    ]);
  });
});

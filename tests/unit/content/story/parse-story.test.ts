import { describe, expect, it } from 'vitest';
import { parseStory, type ParsedStory } from '#content/story/parse-story.ts';
import type { WrittenStory } from '#content/story/story.ts';

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

function parse(source: string, name = '13.md'): ParsedStory {
  return parseStory(name, source, { today: '2025-06-01', nextId: 14 });
}

/** Returns the parsed story; fails if it has an error or other warnings than these. */
function storyOf(source: string, ...warnings: readonly (string | RegExp)[]): WrittenStory {
  const parsed = parse(source);
  if (parsed.status === 'invalid') throw new Error(errorsOf(source).join('\n'));
  const found = parsed.warnings.map(({ line, message }) => `${line}: ${message}`);
  expect(found).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
  return parsed.story;
}

function errorsOf(source: string, name?: string): readonly string[] {
  const parsed = parse(source, name);
  return parsed.status === 'invalid'
    ? parsed.errors.map(({ line, message }) => `${line}: ${message}`)
    : [];
}

it('reads the fields, the text and the id from the name of the file', () => {
  expect(storyOf(markdown({}, 'One.\n\nTwo.'))).toEqual({
    id: 13,
    title: 'A title: with a colon',
    image: '/art/scene-cup.svg',
    picture: { src: '/art/scene-cup.svg', width: 960, height: 640, sources: [] },
    alt: 'A cup.',
    categories: ['media', 'news'],
    date: '2025-05-10',
    sample: false,
    isDraft: false,
    lang: 'en-GB',
    dir: 'ltr',
    content: 'One.\nTwo.',
    blocks: [
      { kind: 'first', sentences: [{ number: 1, segments: [{ kind: 'text', text: 'One.' }] }] },
      { kind: 'paragraph', sentences: [{ number: 2, segments: [{ kind: 'text', text: 'Two.' }] }] },
    ],
    lesson: { words: [], sample: false, spanishSample: false },
    words: 2,
    minutes: 1,
    sentences: 2,
    spanish: [],
    description: 'One. Two.',
  });
});

describe('a head is read however it is written:', () => {
  it.each([
    ["'A title: with a colon'", '"media, news"'],
    ['"A title: with a colon"', '[media, news]'],
    ['A title: with a colon', '\n  - media\n  - news'],
    ['A title: with a colon', '\n- "media"\n- news'],
    ['A title: with a colon', '\n\n  - media\n\n  -\n    news'],
    ['A title: with a colon', '\n\n  # Two?\n  - media\n  - news'],
    ['>\n  A title:\n  with a colon', 'Media,NEWS,'],
    ['A title: with a colon', 'media, news, media'],
  ])('title: %s, categories: %s', (title, categories) => {
    expect(storyOf(markdown({ title, categories }))).toMatchObject({
      title: 'A title: with a colon',
      categories: ['media', 'news'],
    });
  });

  it('with comments between the lines of a value', () => {
    const alt = 'A cup: ours\n  # TODO: who is this?\n  and: more\n  #';
    expect(storyOf(markdown({ alt })).alt).toBe('A cup: ours and: more');
  });

  it.each([
    'Shirt # 7',
    '5* hotel & 4* bus',
    '“Run!” he said',
    '"Run!" he said',
    '[Draft] of a story',
    '(Nearly) a goal',
    'yes',
    '2025',
    'Κύπελλο, كأس, 杯 ⚽',
  ])('title: %s', (title) => expect(storyOf(markdown({ title })).title).toBe(title));

  it.each([
    'Ana holds the cup. She wears\n  shirt #7: a big one',
    'Ana: she holds the cup\n\n  - and\n  #7 and smiles',
    '\n  Ana holds the cup # and smiles:\n  wide',
    '"Ana: she holds\n  the cup #7"',
    "'Run' said\n  Ana: #7",
  ])('on more than one line: %j', (value) => {
    const whole = value.replace(/\s+/g, ' ').replace(/^"|"$/g, '').trim();
    const source = markdown({ alt: value, play: value });
    expect(storyOf(source)).toMatchObject({ alt: whole, lesson: { play: whole } });
    expect(errorsOf(markdown({ alt: value, date: 'soon' }))).toEqual([
      expect.stringMatching(`^${6 + value.split('\n').length - 1}: date: `),
    ]);
  });

  it('with items on more than one line', () => {
    const words = '\n  - one = a: b\n    #1 = uno\n  # A comment\n  - cup = c = d';
    const source = markdown({ words }, 'One cup.');
    const { lesson } = storyOf(source, '7: words: 2 given');
    expect(lesson.words.map(({ meaning }) => meaning)).toEqual(['a: b #1', 'c']);
  });

  it('with a letter that the typeface lacks, reported once', () => {
    const text = 'Zlatan Ibrahimović plays.\n\nIbrahimović and Modrić win.';
    expect(storyOf(markdown({}, text), '"ć"').content).toContain('Modrić');
  });

  it.each([
    ['"A "new" cup"', 'A "new" cup'],
    ['Ame\u0301lie’s \u202Ecup', 'Amélie’s cup'],
    ['The \uFB01nal\u00AD', 'The final'],
  ])('title: %s is %s', (title, right) => {
    const warning = title.includes('\u202E') ? ['2: U\\+202E reverses the direction'] : [];
    expect(storyOf(markdown({ title }), ...warning).title).toBe(right);
  });

  it.each([
    ['date', '2025-05-10T09:30:00+02:00', { date: '2025-05-10' }],
    ['date', '“2025-05-10”', { date: '2025-05-10' }],
    ['image', 'public/art/My Photo.JPG', { image: '/art/My Photo.JPG' }],
    ['image', 'scene-cup.svg', { image: '/art/scene-cup.svg' }],
    ['sample', 'true', { sample: true }],
    ['draft', 'yes', { isDraft: true }],
    ['lang', 'es', { lang: 'es', dir: 'ltr' }],
    ['lang', 'AR', { lang: 'ar', dir: 'rtl' }],
    ['deadline', 'no', {}],
    ['deadline', '“no”', {}],
  ])('%s: %s', (name, value, read) => {
    expect(storyOf(markdown({ [name]: value }))).toMatchObject(read);
  });

  it.each([
    ['spaces and lines around the dashes', `\n${markdown().replaceAll('---', ' --- ')}`],
    ['more dashes', markdown().replaceAll('---', '-----')],
    ['the line ends of Windows', `\uFEFF${markdown().replaceAll('\n', '\r\n')}`],
    ['the line ends of old mainframes', markdown().replaceAll('\n', '\u0085')],
    ['line separators', markdown().replaceAll('\n', '\u2028')],
    ['dots after the fields', markdown().replace(/---\n\n/, '...\n\n')],
    [
      'the backslashes of Google Docs',
      markdown()
        .replaceAll('---', String.raw`\---`)
        .replaceAll('-', String.raw`\-`)
        .replaceAll('\\\\', '\\'),
    ],
    ['wide colons', markdown().replace('date: ', 'date：')],
    ['no space after the colon', markdown().replace('date: ', 'date:')],
  ])('with %s', (_name, source) => {
    expect(storyOf(source)).toMatchObject({ date: '2025-05-10', content: 'One.' });
  });

  it.each([
    ['status', 'draft', true],
    ['post_status', 'Pending', true],
    ['publish', 'false', true],
    ['isDraft', 'true', true],
    ['private', 'true', true],
    ['hidden', 'true', true],
    ['visibility', '"private"', true],
    ['publishDate', '2099-01-01T09:00:00Z', true],
    ['status', 'published', false],
    ['published', '2025-05-10', false],
    ['publishDate', '2025-06-01', false],
  ])('%s: %s of another program is a draft: %s', (name, value, isDraft) => {
    expect(storyOf(markdown({ [name]: value })).isDraft).toBe(isDraft);
  });

  it('leaves out the fields of other programs, and says so', () => {
    const source = markdown({
      layout: 'post',
      tags: '[a, b]',
      constructor: 'Me',
      seo: '\n  draft: no',
    });
    const warning =
      /^7: layout, tags, constructor, seo: not read; the fields of a story are title, image/;
    expect(storyOf(source, warning).title).toBe(fields.title);
  });
});

it.each(['season', 'headline', 'lead', 'related', 'images', 'time', 'page'])(
  'does not report the field %s of other programs as misspelt',
  (name) => {
    storyOf(markdown({ [name]: 'x' }), `7: ${name}: not read`);
  },
);

it('leaves out the lists of other programs, whose entries may be called as ours, but no draft', () => {
  const gallery = '\n- src: a.jpg\n  title: Ours\n\n- src: b.jpg\n  alt: "B: b"';
  const { title } = storyOf(markdown({ gallery }), /^7: gallery: not read/);
  expect(title).toBe(fields.title);
  expect(errorsOf(markdown({ gallery: `${gallery}\n  draft: yes` }))).toEqual([
    '13: "draft: yes" is indented; take out the spaces before it',
  ]);
});

describe('a text', () => {
  it('prints apostrophes and the mark of the product as the other pages do', () => {
    const body =
      "It's the Soccer Reader Method®. The Soccer Reader Method™ at https://a.example/it's.";
    expect(storyOf(markdown({}, body)).content).toBe(
      "It’s the Soccer Reader Method™. The Soccer Reader Method at https://a.example/it's.",
    );
  });

  it('has no ® in any language, field or step', () => {
    const cup = 'The A® cup&reg; of B®️&#174; is here for all of us to win it.';
    const words = '\n  - cup® = a prize® = copa®\n  - win = to be first = ganar\n  - us = we = nos';
    const parts = [cup, '--- en español ---', 'Copa®.', '--- first half ---', 'Win us a cup®.'];
    const story = storyOf(
      markdown(
        { title: 'A®', alt: 'A®', play: 'A®', words },
        [...parts, '--- en español ---', 'Copa®.'].join('\n\n'),
      ),
    );
    expect(story.content).toBe('The A cup of B is here for all of us to win it.');
    expect(JSON.stringify(story)).not.toMatch(/®|&reg;/);
  });

  it('has its words to know in spite of letters that look alike', () => {
    const words = [
      'caf\u00E9 = a place = caf\u00E9',
      'o\uFB03ce = a room = oficina',
      'under\u201113s = young = jóvenes',
    ];
    const source = markdown(
      { words: `\n  - ${words.join('\n  - ')}` },
      'A cafe\u0301, an of\u00ADfice and under-13s.',
    );
    expect(storyOf(source).lesson.words.map(({ word }) => word)).toEqual([
      'café',
      'office',
      'under-13s',
    ]);
  });

  it('may be empty, which the page announces', () => {
    const story = storyOf(markdown({}, ''), /^8: the text is empty; the page says/);
    expect(story).toMatchObject({ content: '', description: expect.stringMatching(/coming soon/) });
  });

  it('has a warning about the pages of its class sheet', () => {
    const text = (words: number) => 'Ball. '.repeat(words);
    storyOf(markdown({}, text(370)));
    storyOf(
      markdown({}, text(3000)),
      /^8: the text has 3000 words; its class sheet takes about \d pages$/,
    );
  });

  it('is counted in every script', () => {
    expect(storyOf(markdown({ lang: 'ar' }, 'كرة القدم جميلة')).words).toBe(3);
    expect(storyOf(markdown({ lang: 'zh' }, '我喜欢踢足球。')).words).toBeGreaterThan(2);
  });

  it('loses markup, with a warning that says where', () => {
    const source = markdown({ title: '**New** cup' }, 'It is **very** new.\n\n## Next');
    const { title, content } = storyOf(
      source,
      '2: title: "\\*\\*New\\*\\*" is bold',
      '9: "\\*\\*very\\*\\*" is bold',
      '11: "## Next" is a heading',
    );
    expect([title, content]).toEqual(['New cup', 'It is very new.\nNext']);
  });
});

it('asks for the language of a text in another script', () => {
  const text = 'ذهبت لينا إلى الملعب.';
  storyOf(markdown({}, text), '8: the text is not in the Latin script; write lang: ar, or');
  storyOf(markdown({ lang: 'fa' }, text));
});

it('accepts the code of a language without a known name, with a warning', () => {
  const warning = '7: lang: "adh" is a language without a known name; check its code';
  expect(storyOf(markdown({ lang: 'adh' }), warning).lang).toBe('adh');
});

it('a story of a day to come is a draft until then', () => {
  expect(storyOf(markdown({ date: '2025-06-01' })).isDraft).toBe(false);
  const warning =
    '6: date: "2025-06-02" is to come; until a build on that day the story is a draft';
  expect(storyOf(markdown({ date: '2025-06-02' }), warning).isDraft).toBe(true);
});

it('asks no words of English for the deadline of a Spanish draw, which must be readable', () => {
  const draw = (deadline: string) => markdown({ deadline, lang: 'es' }, 'Hasta las 20:00.');
  expect(storyOf(draw('2025-05-20 20:00')).deadline).toBeDefined();
  expect(errorsOf(draw('1 de mayo de 2025, 20:00'))).toEqual([
    expect.stringMatching(/^7: deadline: "1 de mayo de 2025, 20:00" is not an instant such as/),
  ]);
  expect(errorsOf(draw('2024-05-20 20:00'))).toEqual([
    expect.stringMatching(/^7: deadline: "2024-05-20 20:00" is before the story/),
  ]);
});

const inText = (line: string) => markdown({}, `One.\n\n${line}`);
const inHead = (line: string) => markdown().replace('alt: A cup.', `alt: A cup.\n${line}`);

describe('an error is one line with the line, the value and what to do:', () => {
  const rejected: readonly (readonly [string, string])[] = [
    [markdown({ categories: 'sport' }), '5: categories: "sport" is not one of media, stories'],
    [markdown({ categories: '\n  a: b' }), '5: categories: is not a list; write categories: media'],
    [markdown({ title: '\n  a: b' }), '2: title: is not text; write one line'],
    [markdown({ title: 'long '.repeat(40) }), 'characters; write 160 at most'],
    [markdown({ date: '2025-06-31' }), '6: date: "2025-06-31" is not a calendar date'],
    [
      markdown({ date: '0205-05-01' }),
      '6: date: "0205-05-01" is before 1900-01-01; correct the year',
    ],
    [markdown({ lang: 'Spanish' }), '7: lang: "Spanish" is not a language tag; write es'],
    [markdown({ image: 'https://a.eu/x' }), '3: image: "https://a.eu/x" is not a picture'],
    [
      markdown().replace('title', ' title'),
      '2: "title: A title: with a colon" is indented; take out',
    ],
    [inText('One.\n>>>>>>> spring'), '12: ">>>>>>> spring" is a mark of Git'],
    [inText('<!-- ask Mo'), '11: "<!-- ask Mo" is a comment without an end; write --> after it'],
    [inText('So %%a%%\n%%\nMo'), '12: "%%" is a comment without an end; write %% after it'],
    [inHead('alt: Two cups.'), '5: alt: "Two cups." is given twice'],
    [inHead('dealine: no'), '5: dealine: "no": the field is not known; write deadline'],
    [inText('El ni\uFFFDo lee.'), '11: "El ni\uFFFDo lee." is not valid UTF-8; save'],
    ['\0-\0-\0-\0', '1: "---" is not valid UTF-8; save the file as UTF-8'],
    [inText('It ends at 6 pm on 1 May 2026.'), '11: deadline: is missing, but the text says "6 pm'],
    [markdown({ deadline: 'soon' }, 'It ends.'), '7: deadline: "soon" is not an instant such as'],
    [markdown({ title: '<script>x</script>' }), '2: title: has no words'],
    [markdown({ categories: ',' }), '5: categories: is missing'],
    ['title: A\n\nOne.', '1: "title: A": the fields must be between two lines of "---"'],
    [`# A cup\n\n${markdown()}`, '1: "# A cup": the fields come first; move this below them, they'],
    ['---\ntitle: A', '1: "---": the fields must be between two lines of "---"'],
    ['---\n---\ntitle: A', '1: "---": the fields must be between two lines of "---"'],
    ['---\n# title: A\n---\n\nOne.', '1: "---": the fields must be between two lines of "---"'],
    ['---\n- title\n---\n\nOne.', '1: "---": the fields must be between two lines of "---"'],
    ['', '1: "": the fields must be between two lines of "---"'],
    [markdown({ categories: '['.repeat(20_000) }), '[[[…" is not one of media'],
    [
      inHead(
        `x:\n${Array.from({ length: 3000 }, (_, at) => `${' '.repeat(at + 1)}a:`).join('\n')}`,
      ),
      'is nested too deeply',
    ],
  ];
  // Named by the message, because some sources have millions of characters.
  it.each(rejected.map(([source, message]) => ({ message, source })))(
    '$message',
    ({ source, message }) => {
      expect(errorsOf(source)).toEqual([expect.stringContaining(message)]);
    },
  );

  it.each(['draft: yes', 'Deadline: no', 'lang:es', 'sample: yes', 'published: false'])(
    'an indented field of ours: %s',
    (field) => {
      const message = `"${field}" is indented; take out the spaces before it`;
      for (const [value, line] of [
        ['A cup.', 5],
        ['A: cup\n  in hand', 6],
        ['"A cup."\nlayout:\n  - a', 7],
      ] as const) {
        const source = markdown({ alt: `${value}\n  ${field}` });
        expect(errorsOf(source)).toEqual([`${line}: ${message}`]);
      }
    },
  );

  it.each(['title', 'image', 'alt', 'categories', 'date'])('without %s', (name) => {
    const missing = new RegExp(`^\\d: ${name}: is missing; such as ${name}: `);
    for (const value of [undefined, '', '""'])
      expect(errorsOf(markdown({ [name]: value }))).toEqual([expect.stringMatching(missing)]);
  });

  it('with the number of the page for unknown stories', () => {
    expect(errorsOf(markdown(), 'C:\\stories\\404.md')).toEqual([
      '1: "404.md": 404 is the page for stories that do not exist; take another number, such as 14.md',
    ]);
  });

  it('at each mark that Git leaves between two versions', () => {
    const marked = '<<<<<<< HEAD\nOld.\n||||||| base\n=======\nNew.\n>>>>>>> spring';
    expect(errorsOf(inText(marked)).map((line) => line.slice(0, 14))).toEqual([
      '11: "<<<<<<< H',
      '13: "||||||| b',
      '14: "=======" ',
      '16: ">>>>>>> s',
    ]);
    storyOf(inText('One.\n\n=======\n\nTwo.'));
  });

  it('and all errors are reported at once', () => {
    const spoilt = { title: undefined, categories: 'sport, x', date: 'soon', sample: '?' };
    const source = markdown(spoilt);
    expect(errorsOf(source).map((line) => line.split(/ "|is/)[0])).toEqual([
      '1: title: ',
      '4: categories:',
      '4: categories:',
      '5: date:',
      '6: sample:',
    ]);
  });
});

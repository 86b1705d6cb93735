// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paragraphsOf, storyBlocks } from '#content/story-text/story-blocks.ts';
import { paperContents, papersOf } from '#content/paper/papers.ts';
import { storyPaperSheets } from '#features/papers/story-paper.tsx';
import { StoryPaperDocument } from '#pages/paper/paper-document.tsx';
import { PaperPage } from '#pages/paper/paper-page.tsx';
import { StoryCard } from '#pages/stories/story-card.tsx';
import { Board } from '#pages/story/board.tsx';
import { storyCopy } from '#pages/story/story-copy.ts';
import { StoryPage } from '#pages/story/story-page.tsx';
import { makeBuiltStory, makeStory, photo } from '../../support/content/make-story.ts';

type Changes = Parameters<typeof makeStory>[0];

const blocks = storyBlocks('One.');
const text = {
  content: 'One.',
  blocks,
  spanish: paragraphsOf(blocks),
  sentences: 1,
  words: 1,
  minutes: 1,
};
const firstHalf = { ...text, sample: false };

function page(changes: Changes): string {
  const related = [makeStory(changes)];
  return renderToStaticMarkup(<StoryPage story={makeBuiltStory(changes)} related={related} />);
}

function card(changes: Changes): string {
  return renderToStaticMarkup(<StoryCard story={makeStory(changes)} isEarly />);
}

it.each([card, page])('offers a photograph in each width and in a modern format', (render) => {
  const html = render({ picture: photo });
  const [source = ''] = /<source[^>]*>/.exec(html) ?? [];
  expect(source).toContain(`type="image/webp" srcSet="${photo.sources[0]?.srcSet}" sizes="`);
  const [image = ''] = /<img[^>]*srcSet[^>]*>/.exec(html) ?? [];
  expect(image).toContain(`src="/art/a.jpg" srcSet="${photo.srcSet}" sizes="`);
  expect(image).toContain('width="960" height="720"');
});

it.each([card, page])('marks the words of a story in another language, and no others', (render) => {
  const html = render({ lang: 'ar', dir: 'rtl' });
  expect(html).toMatch(/<h[12] lang="ar" dir="rtl"/);
  expect(html).not.toMatch(/<(article|section)[^>]* lang/);
  expect(render({})).not.toContain('lang="en-GB"');
});

it.each([
  ['the QR code', page],
  [
    'the list of papers',
    (changes: Changes) => {
      const list = <PaperPage stories={[makeStory({ blocks, ...changes })]} />;
      return renderToStaticMarkup(list);
    },
  ],
  [
    'a paper',
    (changes: Changes) => {
      const story = makeBuiltStory({ blocks, ...changes });
      return renderToStaticMarkup(<StoryPaperDocument path="" story={story} paper="class-sheet" />);
    },
  ],
])('marks the title of a story in another language wherever it is shown: %s', (_, render) => {
  document.body.innerHTML = render({ title: 'Title', lang: 'ar', dir: 'rtl' });
  for (const element of document.querySelectorAll('[lang=ar][dir=rtl]')) element.remove();
  expect(document.body.textContent).not.toContain('Title');
});

it('marks the text of a story in another language for the reading voice', () => {
  expect(page({ lang: 'ar', dir: 'rtl', blocks })).toMatch(/data-story-text=""[^>]*lang="ar"/);
});

it('lays out Spanish and the site’s own words from left to right in a story from right to left', () => {
  const address = { key: 'a', value: '/a.pdf', state: 'confirmed' } as const;
  const link = { kind: 'programme', address, title: 'A' } as const;
  const arabic = { ...text, blocks: [...blocks, { kind: 'programme', link } as const] };
  const half = { ...text, sample: true };
  const words = [{ word: 'Qaf', meaning: 'Qaf', spanish: 'Uno' }];
  const lesson = { words, sample: true, spanishSample: true };
  document.body.innerHTML = page({ ...arabic, lang: 'ar', dir: 'rtl', lesson, firstHalf: half });
  const spanish = [...document.querySelectorAll<HTMLElement>('[dir=rtl] [lang=es]')];
  expect(spanish.length).toBeGreaterThan(4);
  expect(spanish.filter(({ dir }) => dir !== 'ltr')).toEqual([]);

  const column = [...document.querySelectorAll('[data-story-text] *')];
  const samples = column.filter(
    ({ childElementCount, textContent }) =>
      childElementCount === 0 && textContent === storyCopy.sample,
  );
  const own = column.filter((element) =>
    element.matches('.step,.words,.unchecked,.languages,.end'),
  );
  expect([own.length, samples.length]).toEqual([8, 5]);
  for (const element of [...own, ...samples])
    expect(element.closest('[lang]')?.getAttribute('lang'), element.className).toBe('en-GB');
});

it('marks the Spanish in the choice of texts on the board', () => {
  const story = makeBuiltStory({ ...text, firstHalf });
  const html = renderToStaticMarkup(<Board story={story} />);
  const links = [...html.matchAll(/<a href="#[\w-]+">(.*?)<\/a>/g)].map(([, label]) => label);
  const spanish = '<span lang="es">en español</span>';
  expect(links).toEqual([
    'Full time',
    `Full time, ${spanish}`,
    'First half',
    `First half, ${spanish}`,
  ]);
});

it('has every sub-heading in both languages of the board, marked as the story’s own', () => {
  const names = ['Ada', 'Ben', 'Cleo'].map((name) => `${name} Under 13 Youth Cup`);
  const [first = '', second = '', third = ''] = names;
  const blocks = storyBlocks(['One.', first, second, 'Two.', third].join('\n'));
  const spanish = paragraphsOf(storyBlocks(['Uno.', first, second, 'Dos.', third].join('\n')));
  const story = makeBuiltStory({ ...text, blocks, spanish });
  document.body.innerHTML = renderToStaticMarkup(<Board story={story} />);
  const headings = [...document.querySelectorAll('.text h2')];
  expect(headings.map(({ textContent }) => textContent)).toEqual([...names, ...names]);
  for (const heading of headings)
    expect(heading.closest('[lang]')?.getAttribute('lang') ?? story.lang).toBe(story.lang);
});

it('marks every word of a story in another language on each of its papers', () => {
  const names = ['title', 'text', 'play', 'relate', 'word', 'meaning'] as const;
  const [title = '', text = '', play = '', relate = '', word = '', meaning = ''] = names.map(
    (name) => `${name} ar`,
  );
  const words = [{ word, meaning, spanish: 'x' }];
  const lesson = { words, play, relate, sample: false, spanishSample: false };
  const blocks = storyBlocks(`${text}. ${word}.`);
  const spanish = paragraphsOf(storyBlocks('Uno. Dos.'));
  const story = makeBuiltStory({ title, lang: 'ar', dir: 'rtl', blocks, spanish, lesson });
  for (const paper of papersOf(story)) {
    const { kind, ...contents } = paperContents(story, paper);
    const PaperSheet = storyPaperSheets[kind];
    document.body.innerHTML = renderToStaticMarkup(<PaperSheet {...contents} />);
    const marked = document.querySelectorAll('[lang=ar][dir=rtl]');
    expect(marked.length, paper).toBeGreaterThan(0);
    for (const element of marked) element.remove();
    for (const name of names) expect(document.body.textContent, paper).not.toContain(`${name} ar`);
  }
});

it.each([
  ['coach-card', 'Read this aloud.'],
  ['letter-home', 'This is how it begins:'],
] as const)('quotes the words of a story on the %s, if it has any', (kind, before) => {
  const PaperSheet = storyPaperSheets[kind];
  const sheet = (content: string) => {
    const story = makeBuiltStory({ blocks: storyBlocks(content) });
    return renderToStaticMarkup(<PaperSheet step="full-time" story={story} />);
  };
  expect(sheet('https://a.example\nWe ran.')).toMatch(/<blockquote.*We ran\./);
  expect(sheet('https://a.example\nWe ran.')).toContain(before);
  expect(sheet('https://a.example')).not.toMatch(new RegExp(`<blockquote|${before}`));
});

/** Returns the papers that say these words, of a story that has both steps. */
function papersThatSay(said: string, changes: Changes): readonly string[] {
  const words = [{ word: 'One', meaning: '1', spanish: 'uno' }];
  const lesson = { words, play: 'Play.', sample: false, spanishSample: false };
  const story = makeBuiltStory({ ...text, lesson, firstHalf, ...changes });
  return papersOf(story).filter((paper) => {
    const { kind, ...contents } = paperContents(story, paper);
    const PaperSheet = storyPaperSheets[kind];
    return renderToStaticMarkup(<PaperSheet {...contents} />).includes(said);
  });
}

it.each([
  ['en-GB', 'ltr', 'English'],
  ['fr', 'ltr', 'French'],
  ['ar', 'rtl', 'Arabic'],
] as const)('names the language of a text beside its Spanish: %s', (lang, dir, name) => {
  expect(papersThatSay(`>${name}</th>`, { lang, dir })).toEqual([
    'two-languages',
    'first-half-two-languages',
  ]);
  expect(page({ ...text, lang, dir })).toContain(`<b>${name}</b>`);
});

const fullTimePapers = ['class-sheet', 'two-languages', 'large-print', 'teacher', 'gap-sheet'];
const firstHalfPapers = fullTimePapers.map((paper) => `first-half-${paper}`);

it('says when a prize draw closes on each paper that holds its text', () => {
  const deadline = '2025-05-01T19:00:00.000Z';
  expect(papersThatSay('This draw closes on May 1, 2025.', { deadline })).toEqual([
    ...fullTimePapers,
    ...firstHalfPapers,
    'letter-home',
  ]);
  expect(papersThatSay('This draw', {})).toEqual([]);
});

it('marks a sample on each paper that holds its text, the easier one by itself', () => {
  const full = papersThatSay('>Sample<', { sample: true });
  expect(full).toEqual([...fullTimePapers, 'coach-card', 'letter-home']);
  const easier = papersThatSay('>Sample<', { firstHalf: { ...firstHalf, sample: true } });
  expect(easier).toEqual(firstHalfPapers);
});

it.each([card, page])('says that a story is a draft', (render) => {
  expect(render({ isDraft: true })).toContain('>Draft<');
  expect(render({})).not.toContain('>Draft<');
});

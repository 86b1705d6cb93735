import { expect, it } from 'vitest';
import { createLocate } from '#build/content/create-locate.ts';
import { pages as sitePages } from '#content/page/pages.ts';
import { product } from '#content/site.ts';
import { storyOf } from '#hosting/pack.ts';
import { isSpecified } from '../support/content/stories.ts';
import { pages, unsupplied, type PageTexts } from './page-texts.ts';

/** The specification's own words, which no rule of spelling may change. */
const specified = new RegExp(
  `${product}|Where Soccer|View Program\\b|donation-programmes|/programme/`,
  'g',
);

const british = pages.filter(({ page, lang }) => lang === 'en-GB' && !isAddedStory(page));
const american = pages.filter((page) => page.lang === 'en-US');

/** Returns whether a page is a story that editors added; they may quote how people write elsewhere. */
function isAddedStory(page: string): boolean {
  const id = storyOf(page);
  return id !== undefined && !isSpecified(Number(id));
}

type Proposals = readonly (readonly [RegExp, string])[];

const notBritish: Proposals = [
  [/\bsoccer\b/gi, 'football'],
  [/\bprogram(s?)\b/gi, 'programme$1'],
  [/\bcolor(s?)\b/gi, 'colour$1'],
  [/\bcenter\b/gi, 'centre'],
  [/\bfavorite(s?)\b/gi, 'favourite$1'],
  // Leaves out words that have a z in both countries.
  [
    /\b(?!(?:re|over|under)?size|(?:cap|down|up)size|prize|seize|maize)(\w+[iy])ze(d?)\b/gi,
    '$1se$2',
  ],
  [/\bgrade(s?) (\d)/gi, 'year$1 $2'],
  [/\brecess\b/gi, 'break'],
  [/\bkid(s?)\b/gi, 'child or children'],
  [/\btheater\b/gi, 'theatre'],
  [/\bneighbor/gi, 'neighbour'],
];
const notAmerican: Proposals = [
  [/\bfootball(\w*)/gi, 'soccer$1'],
  [/\bprogramme(s?)\b/gi, 'program$1'],
  [/\bcolour(s?)\b/gi, 'color$1'],
  [/\bcentre\b/gi, 'center'],
  [/\bfavourite(s?)\b/gi, 'favorite$1'],
  [/\borganis(\w*)/gi, 'organiz$1'],
  [/\bpupil(s?)\b/gi, 'student$1'],
  [/\bneighbour/gi, 'neighbor'],
  [/\byear (\d)\b/gi, 'grade $1'],
];
const banned = /\bunlock|\bempower|\bjourney|world-class|\bpassion/gi;

const locate = createLocate(process.cwd());

/** Returns lines such as `src/pages/a/a-copy.ts:7: "favorite" (/a): write "favourite"`. */
function misspelt({ page, texts }: PageTexts, proposals: Proposals): readonly string[] {
  return texts.flatMap((text) => {
    const bare = text.replace(specified, '');
    return proposals.flatMap(([pattern, proposal]) =>
      [...bare.matchAll(pattern)].map(([word]) => {
        const place = locate([text, word], page.startsWith('/stories/') ? `${page}.md` : '');
        return `${place}: "${word}" (${page}): write "${word.replace(pattern, proposal)}"`;
      }),
    );
  });
}

function found({ page, texts }: PageTexts, pattern: RegExp): readonly string[] {
  return texts.flatMap((text) => text.match(pattern) ?? []).map((word) => `${page}: ${word}`);
}

function headTexts(lang: string): readonly PageTexts[] {
  const paths = (lang === 'en-US' ? american : british).map((page) => page.page);
  return Object.entries(sitePages)
    .filter(([path]) => paths.includes(path))
    .map(([path, { copy }]) => ({
      page: path,
      lang,
      texts: [copy.head.title, copy.head.description],
    }));
}

it('spelling is British, with football, on the British pages', () => {
  const all = [...british, ...headTexts('en-GB')];
  expect(all.flatMap((page) => misspelt(page, notBritish))).toEqual([]);
});

it('spelling is American, with soccer, on the pages for American librarians', () => {
  expect(american).toHaveLength(5);
  const all = [...american, ...headTexts('en-US')];
  expect(all.flatMap((page) => misspelt(page, notAmerican))).toEqual([]);
});

it('words contain no empty phrases', () => {
  expect(unsupplied.flatMap((page) => found(page, banned))).toEqual([]);
});

it.each(pages.map((page) => [page.page, page.texts] as const))(
  'words mark the product once on %s, at its first mention',
  (_page, texts) => {
    const text = texts.join('\n');
    const first = text.indexOf(product);
    const marks = [...text.matchAll(/™/g)].map((match) => match.index);
    const chrome = text.includes('Skip to the page');
    expect(marks).toEqual(first === -1 || chrome ? [] : [first + product.length]);
  },
);

it('words use the typographic apostrophe, except where the specification does not', () => {
  const straight = unsupplied
    .flatMap((page) => page.texts)
    .filter((text) => /\w'\w/.test(text))
    .sort();
  expect(straight).toEqual([
    "Couldn't copy link to clipboard",
    "The story you're looking for doesn't exist or has been removed.",
    "We'll send it as soon as we can.",
    "We'll send it when you're back online.",
    "You've been subscribed to our newsletter.",
  ]);
});

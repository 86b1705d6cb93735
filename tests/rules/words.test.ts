import { describe, expect, it } from 'vitest';
import { heads } from '#content/heads.ts';
import { product } from '#content/site.ts';
import { pages, type PageTexts } from './page-texts.ts';

/** The specification's own words, which no rule of spelling may change. */
const specified = new RegExp(
  `${product}|Where Soccer|View Program\\b|donation-programmes|/programme/`,
  'g',
);

const british = pages.filter((page) => page.lang === 'en-GB');
const american = pages.filter((page) => page.lang === 'en-US');

const notBritish =
  /\bsoccer\b|\bprograms?\b|\bcolors?\b|\bcenter\b|\bfavorite\b|\b\w+[iy]zed?\b|\bgrades? \d|\brecess\b|\bkids?\b|\btheater\b|\bneighbor/gi;
const notAmerican =
  /\bfootball\w*|\bprogrammes?\b|\bcolours?\b|\bcentre\b|\bfavourite\b|\borganis|\bpupils?\b|\bneighbour|\byear \d\b/gi;
const banned = /\bunlock|\bempower|\bjourney|world-class|\bpassion/gi;

/** American words that are the same in Britain. */
const alike = /^(size|sized|prize)$/i;

function found({ page, texts }: PageTexts, pattern: RegExp): readonly string[] {
  return texts
    .map((text) => text.replace(specified, ''))
    .flatMap((text) => text.match(pattern) ?? [])
    .filter((word) => !alike.test(word))
    .map((word) => `${page}: ${word}`);
}

function headTexts(lang: string): readonly PageTexts[] {
  const paths = (lang === 'en-US' ? american : british).map((page) => page.page);
  return Object.entries(heads)
    .filter(([path]) => paths.includes(path))
    .map(([path, head]) => ({ page: path, lang, texts: [head.title, head.description] }));
}

describe('spelling', () => {
  it('is British, with football, on the British pages', () => {
    const all = [...british, ...headTexts('en-GB')];
    expect(all.flatMap((page) => found(page, notBritish))).toEqual([]);
  });

  it('is American, with soccer, on the pages for American librarians', () => {
    expect(american).toHaveLength(5);
    const all = [...american, ...headTexts('en-US')];
    expect(all.flatMap((page) => found(page, notAmerican))).toEqual([]);
  });
});

describe('words', () => {
  it('are none of those that say nothing', () => {
    expect(pages.flatMap((page) => found(page, banned))).toEqual([]);
  });

  it.each(pages.map((page) => [page.page, page.texts] as const))(
    'mark the product once on %s, at its first mention',
    (_page, texts) => {
      const text = texts.join('\n');
      const first = text.indexOf(product);
      const marks = [...text.matchAll(/™/g)].map((match) => match.index);
      const chrome = text.includes('Skip to the page');
      expect(marks).toEqual(first === -1 || chrome ? [] : [first + product.length]);
    },
  );

  it('use the typographic apostrophe, except where the specification does not', () => {
    const straight = pages
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
});

import { type Diagnostic, quoted } from '#content/checks/content-issue.ts';
import { everyObject } from '#content/checks/walk-content.ts';
import { textSegments } from '#content/story-text/find-links.ts';
import type { SourceLine } from '#content/story-text/read-paragraphs.ts';
import { splitSentences } from '#content/story-text/split-sentences.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { textLength } from './create-story.ts';
import type { StoryWord } from './lesson-fields.ts';

interface Texts {
  /** Title and text of the story. */
  readonly title: string;
  readonly content: string;
  /** Paragraphs of the easier text. */
  readonly easier: readonly SourceLine[];
  /** Line of the easier text's separator. */
  readonly line: number;
  readonly words: readonly StoryWord[];
  /** False for a language whose numbers in words and names are not known. */
  readonly isEnglish: boolean;
}

/** Longest easier text, as a share of the story's words. */
const longestShare = 0.7;

/**
 * Checks that the easier text is shorter, has shorter sentences and every word to know, and states nothing
 * that the story does not.
 */
export function firstHalfErrors(texts: Texts): readonly Diagnostic[] {
  const { title, content, easier, line, words, isEnglish } = texts;
  const blocks = storyBlocks(easier.map(({ text }) => text).join('\n'), words);
  const marked = new Set([...everyObject(blocks)].map((each) => each['word']));
  const whole = `${title}\n${content}`;
  const added = (kind: string, find: (text: string) => readonly string[]) => {
    const known = new Set(find(whole).map(plain));
    return easier.flatMap(({ line: at, text }) =>
      [...new Set(find(text))]
        .filter((value) => !known.has(plain(value)))
        .map((value) => ({
          line: at,
          message: `${quoted(value)} is ${kind} that the story above does not have; take it out, or write it there too`,
        })),
    );
  };
  return [
    ...lengthErrors(textLength(storyBlocks(content)), textLength(blocks), line),
    ...words.flatMap(({ word }, at) =>
      word === '' || marked.has(at)
        ? []
        : [
            {
              line,
              message: `${quoted(word)} is a word to know and missing from the easier text; use it there as well`,
            },
          ],
    ),
    ...added('a number', (text) => numbersIn(withoutAddresses(text), isEnglish ? number : digits)),
    ...added('an address', addressesIn),
    ...(isEnglish
      ? added('a name', (text) => namesIn(text, `${whole}\n${easierText(easier)}`))
      : []),
  ];
}

function easierText(easier: readonly SourceLine[]): string {
  return easier.map(({ text }) => text).join('\n');
}

type Length = ReturnType<typeof textLength>;

function lengthErrors(story: Length, easier: Length, line: number): readonly Diagnostic[] {
  const most = Math.floor(story.words * longestShare);
  const error = (message: string) => [{ line, message }];
  const mean = ({ words, sentences }: Length) => words / Math.max(1, sentences);
  if (easier.words === 0) return [];
  return [
    ...(easier.words > most
      ? error(
          `the easier text has ${easier.words} words and the story ${story.words}; write ${most} at most`,
        )
      : []),
    ...(mean(easier) >= mean(story)
      ? error(
          `a sentence of the easier text has ${mean(easier).toFixed(1)} words and one of the story ${mean(story).toFixed(1)}; write shorter sentences`,
        )
      : []),
  ];
}

/** Normalizes a value, so that `https://www.example.org/` equals `example.org`. */
function plain(value: string): string {
  return value.replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '').toLowerCase();
}

function addressesIn(text: string): readonly string[] {
  return textSegments(text).flatMap((segment) => (segment.kind === 'link' ? [segment.text] : []));
}

function withoutAddresses(text: string): string {
  return textSegments(text)
    .map(({ kind, text: words }) => (kind === 'link' ? ' ' : words))
    .join('');
}

/** Matches a word with hyphens, dots and apostrophes in it, but without a possessive ending. */
const word = /\p{L}[\p{L}\p{M}]*(?:[-.][\p{L}\p{M}\p{N}]+|[’'](?!s\b)\p{L}+)*/gu;

/**
 * Returns the words of a text that have a capital because they are names. The first word of a
 * sentence is a name if neither text has it in lower case and it is not in `starters`.
 */
function namesIn(text: string, all: string): readonly string[] {
  const small = new Set(
    (withoutAddresses(all).match(word) ?? []).filter((each) => /^\p{Ll}/u.test(each)).map(stem),
  );
  return withoutAddresses(text)
    .split('\n')
    .flatMap((line) => splitSentences([{ kind: 'text', text: line }]))
    .flatMap((sentence) => {
      const words =
        sentence
          .map((piece) => piece.text)
          .join('')
          .match(wordOrOpening) ?? [];
      let isFirst = true;
      return words.flatMap((each) => {
        const wasFirst = isFirst;
        isFirst = /[“‘"(:]$/.test(each);
        if (!/^\p{Lu}/u.test(each) || /^I(?:[’'].*)?$|^[A-H]$/.test(each)) return [];
        const isOrdinary =
          /^\p{Lu}[^\p{Lu}]*$/u.test(each) &&
          (small.has(stem(each)) || starters.has(each.toLowerCase()));
        return wasFirst && isOrdinary ? [] : [each];
      });
    });
}

const wordOrOpening = new RegExp(`${word.source}|[“‘"(:]`, 'gu');

/** Returns a word without its usual endings, in lower case. */
function stem(each: string): string {
  return each
    .toLowerCase()
    .replace(/[’'].*$/, '')
    .replace(/(?:ies|ied|y)$/, 'i')
    .replace(/(?:ing|ed|es|s|er|ly|e)$/, '');
}

/** Words that many English sentences begin with, and that are therefore no names there. */
const starters = new Set(
  `a about above after again all almost also always an and another any anybody anyone anything are around as ask
  at be because been before behind being below best better between big both boys bring but buy by call can
  cannot children choose clever come could count day did do does done don’t down draw each early easy either
  eleven end enjoy enough even ever every everybody everyone everything fans far few fill find first five follow
  football for four from full fun games get girls give go goals good great grown guess had half happy hard has
  have he help her here his hold how however i if imagine in inside is isn’t it its join jump just keep kick
  kids know last late later laugh learn less let let’s life like listen little long look lots love make many
  matches maybe me men mine more most much must my near nearly never new next no nobody none nor not nothing now
  of off often old on once one only open or other others our out outside over own parents pass people perhaps
  pick play players please point practice put quick quiet ran read reading remember right run say see seven she
  should show shout sing sit six so some somebody someone something sometimes soon stand start still stop
  stories strong such suppose take talk teachers teams tell ten than thank thanks that that’s the their them
  then there these they they’re think this those three throw time today together tomorrow tonight too training
  try turn twelve two under until up us use very wait walk want was watch we we’re well were what what’s when
  where which while who whole whose why will win winners winning with without women words work would
  write yes yesterday yet you you’re young your`.split(/\s+/),
);

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Values of number words, without "one", which is as often a pronoun. */
const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(small.map((word, at) => [word, at + 2])),
  ...Object.fromEntries(tens.map((word, at) => [word, 10 * at + 20])),
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
};

const inDigits = String.raw`\p{N}+(?:[.,:/]\p{N}+)*`;
const inWords = String.raw`(?<!\p{L})(?:${tens.join('|')})-(?:one|${small.slice(0, 8).join('|')})(?!\p{L})|(?<!\p{L})(?:${Object.keys(values).join('|')})s?(?!\p{L})`;
const digits = new RegExp(inDigits, 'gu');
const number = new RegExp(`${inDigits}|${inWords}`, 'giu');

/** Returns the numbers of a text in digits: 13 for "13" and, in English, for "thirteen". */
function numbersIn(text: string, pattern: RegExp): readonly string[] {
  return (text.match(pattern) ?? []).map((found) => {
    if (/^\p{N}/u.test(found)) return found.replace(/,(?=\p{N}{3}\b)/gu, '');
    const parts = found.toLowerCase().split('-');
    const sum = parts.reduce(
      (total, part) =>
        total + (part === 'one' ? 1 : (values[part] ?? values[part.replace(/s$/, '')] ?? 0)),
      0,
    );
    return String(sum);
  });
}

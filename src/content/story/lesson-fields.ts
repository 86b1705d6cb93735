import { type Diagnostic, quoted, withoutOuterQuotes } from '#content/checks/content-issue.ts';
import { everyObject } from '#content/checks/walk-content.ts';
import { plainText } from '#content/story-text/plain-text.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { typographic } from '#content/words/typographic.ts';
import type { FrontMatter } from './front-matter.ts';

/** A word of the story with its meaning and its Spanish translation. */
export interface StoryWord {
  readonly word: string;
  readonly meaning: string;
  readonly spanish: string;
}

export const lessonParts = ['play', 'read', 'relate'] as const;

type LessonPart = (typeof lessonParts)[number];

/** Activities for a class (decision 34). A part that nobody has written is missing. */
export interface Lesson extends Readonly<Partial<Record<LessonPart, string>>> {
  readonly words: readonly StoryWord[];
  /** True until the owner confirms the lesson. */
  readonly sample: boolean;
  /** True until a native speaker confirms the Spanish words and texts. */
  readonly spanishSample: boolean;
}

/** Fields with which the owner, or a native speaker of Spanish, confirms a sample. */
const confirmations = ['lesson', 'first-half', 'spanish'] as const;

/** Fields of a story's front matter that are about its lesson; each is optional. */
export const lessonFields = [...lessonParts, 'words', ...confirmations] as const;

export function isConfirmed(
  { fields }: Pick<FrontMatter, 'fields'>,
  name: (typeof confirmations)[number],
): boolean {
  const value = String(fields.get(name)?.value ?? '');
  return /^confirmed\.?$/i.test(withoutOuterQuotes(value));
}

interface ReadLesson {
  readonly lesson: Lesson;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/** Lengths that fit on the class sheet, where three boxes are side by side. */
const longest = { part: 170, meaning: 70, spanish: 40 } as const;
const minWords = 3;
const maxWords = 6;
const wordRule = 'write it as "- knockout = lose once and you are out = eliminatoria"';

/**
 * Reads Play, Read, Relate and the words to know. Each message begins with the field's name.
 *
 * @param content the story's text, which is searched for the words to know
 * @param hasSpanish true if one of the story's texts has a Spanish translation
 */
export function readLesson(parts: FrontMatter, content: string, hasSpanish = false): ReadLesson {
  const { fields, unread } = parts;
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const diagnostic = (name: string, message: string): Diagnostic => ({
    line: fields.get(name)?.line ?? 1,
    message: `${name}: ${message}`,
  });
  const fail = (name: string, message: string) => void errors.push(diagnostic(name, message));
  const warn = (name: string, message: string) => void warnings.push(diagnostic(name, message));
  const limit = (name: string, text: string, most: number): void => {
    if (text.length > most)
      warn(
        name,
        `${quoted(text)} has ${text.length} characters; ${most} at most fit on the class sheet`,
      );
  };
  const text = (name: string): string => [fields.get(name)?.value ?? ''].flat().join(' ');
  const plain = (name: string, value: string): string => {
    const { text: words, warnings: lost } = plainText(value);
    for (const message of lost) warn(name, message);
    return typographic(words.replaceAll('\n', ' '));
  };

  const written = lessonParts.flatMap((name) => {
    const value = plain(name, text(name));
    limit(name, value, longest.part);
    return value === '' ? [] : [[name, value] as const];
  });

  const list = fields.get('words');
  if (list && list.value === undefined) fail('words', `is not a list; ${wordRule}`);
  const lines = [list?.value ?? []].flat().filter((line) => line !== '');
  const words = lines.map((line): StoryWord => {
    const [word = '', meaning = '', spanish = '', ...more] = line
      .split('=')
      .map((part) => plain('words', part.trim()));
    if (word === '' || meaning === '' || spanish === '' || more.length > 0)
      fail('words', `${quoted(line)} is not a word, its meaning and its Spanish word; ${wordRule}`);
    limit('words', meaning, longest.meaning);
    limit('words', spanish, longest.spanish);
    return { word, meaning, spanish };
  });
  const marked = new Set([...everyObject(storyBlocks(content, words))].map((each) => each['word']));
  const names = words.map(({ word }) => word.toLowerCase());
  const different = words.filter(({ word }, at) => {
    const isFirst = names.indexOf(word.toLowerCase()) === at;
    if (!isFirst && word !== '')
      warn('words', `${quoted(word)} is given twice; only the first is kept`);
    if (isFirst && word !== '' && !marked.has(at))
      warn('words', `${quoted(word)} is not in the text; write it as it is written there`);
    return isFirst;
  });
  if (words.length > 0 && (words.length < minWords || words.length > maxWords))
    warn('words', `${words.length} given; ${minWords} to ${maxWords} fit on the class sheet`);
  for (const name of confirmations) {
    if (text(name) !== '' && !isConfirmed(parts, name) && !unread.has(name))
      fail(
        name,
        `${quoted(text(name))} is not known; write ${name}: confirmed, or leave the field out`,
      );
  }

  return {
    errors,
    warnings,
    lesson: {
      ...Object.fromEntries(written),
      words: different,
      sample: !isConfirmed(parts, 'lesson') && (written.length > 0 || words.length > 0),
      spanishSample: !isConfirmed(parts, 'spanish') && (words.length > 0 || hasSpanish),
    },
  };
}

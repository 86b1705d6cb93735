import * as v from 'valibot';
import { quoted } from '#content/checks/content-issue.ts';
import { categories, type Category, isCategory } from './categories.ts';
import { defaultLanguage, languageTag, readLanguage } from './story-language.ts';
import { isCalendarDate, months } from '../words/format-date.ts';

/** Message for a required field that is missing. */
export const missing = 'is missing';

const pictureRule =
  'is not a picture; put a JPEG, PNG, WebP or SVG of 960 by 640 or more into public/art and write /art/<name>';

/** Returns the name of a picture in public/art, however its folder is written. */
export function withoutArtFolder(path: string): string {
  return path.replace(/^\/?(?:public\/)?(?:art\/)?/, '');
}

/** A line of text; a list or a map is `null` here. */
const text = v.pipe(v.string('is not text; write one line'), v.nonEmpty('has no words'));
const yesNo = v.pipe(
  text,
  v.check(
    (value) => yes.test(value) || no.test(value),
    ({ input }) => `${quoted(input)} is not yes or no`,
  ),
  v.transform((value) => yes.test(value)),
);
export const yes = /^(?:yes|y|true|on)$/i;
export const no = /^(?:no|n|false|off)$/i;

/** Longest title that fits on a share picture. */
const longestTitle = 160;

/** An earlier date is a typing error. */
const earliest = '1900-01-01';

/**
 * Schema of the front matter, without the lesson. Each message continues after the name of the
 * field.
 */
export const storySchema = v.object(
  {
    title: v.pipe(
      text,
      v.maxLength(
        longestTitle,
        ({ input }) =>
          `${quoted(input)} has ${input.length} characters; write ${longestTitle} at most`,
      ),
    ),
    image: v.pipe(
      text,
      v.transform(withoutArtFolder),
      v.check(
        (name) => /^[^/\\]+\.\w+$/.test(name),
        ({ input }) => `${quoted(input)} ${pictureRule}`,
      ),
    ),
    alt: text,
    categories: v.pipe(
      v.union([v.string(), v.array(v.string())], 'is not a list; write categories: media, news'),
      v.transform((value) => [...new Set([value].flat().flatMap(splitWords))]),
      v.nonEmpty(missing),
      v.array(
        v.custom<Category>(
          (word) => isCategory(String(word)),
          ({ input }) => `${quoted(String(input))} is not one of ${categories.join(', ')}`,
        ),
      ),
    ),
    date: v.pipe(
      text,
      v.check(
        (value) => readDate(value) !== undefined,
        ({ input }) => `${quoted(input)} is not a calendar date as YYYY-MM-DD, such as 2025-05-10`,
      ),
      v.check(
        (value) => (readDate(value) ?? earliest) >= earliest,
        ({ input }) =>
          `${quoted(input)} is before ${earliest}; correct the year, such as 2025-05-10`,
      ),
      v.transform((value) => readDate(value) ?? value),
    ),
    sample: v.optional(yesNo, 'no'),
    draft: v.optional(yesNo, 'no'),
    lang: v.optional(
      v.pipe(
        text,
        v.check(
          (value) => readLanguage(value) !== undefined,
          ({ input }) => languageRule(input),
        ),
        v.transform((value) => readLanguage(value) ?? value),
      ),
      defaultLanguage,
    ),
    deadline: v.optional(text),
  },
  missing,
);

function splitWords(value: string): readonly string[] {
  const words = value.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '').map((word) => word.toLowerCase());
}

function languageRule(value: string): string {
  return `${quoted(value)} is not a language tag; write ${languageTag(value) ?? 'one such as es or en-US'}`;
}

export type StoryFields = v.InferOutput<typeof storySchema>;

/**
 * Parses a date in a common format: "2025-06-10" with or without a time, "10 June 2025", "June 10,
 * 2025", "10.06.2025". Returns undefined for anything else, including the ambiguous "10/06/2025".
 */
export function readDate(text: string): string | undefined {
  const plain = text
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
    .replace(/^(?:sun|mon|tue|wed|thu|fri|sat)\p{L}*\.?,?\s+/iu, '');
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain) ?? [];
  if (isoYear !== undefined) return dateOf(isoYear, isoMonth, isoDay);
  const [, day, month = '', year] =
    /^(\d{1,2})[ .-]+(?:of )?(\p{L}+)\.?,?[ -]+(\d{4})$/u.exec(plain) ?? [];
  if (day !== undefined) return dateOf(year, monthOf(month), day);
  const [, name = '', nameDay, nameYear] = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u.exec(plain) ?? [];
  if (nameDay !== undefined) return dateOf(nameYear, monthOf(name), nameDay);
  const [, first = '', mark, second = '', last] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(plain) ?? [];
  if (mark === '.' || Number(first) > 12) return dateOf(last, second, first);
  return Number(second) > 12 ? dateOf(last, first, second) : undefined;
}

function monthOf(name: string): string | undefined {
  const at = months.findIndex(
    (month) =>
      name.length > 2 &&
      month.toLowerCase().startsWith(name.toLowerCase().replace(/^sept$/, 'sep')),
  );
  return at === -1 ? undefined : String(at + 1);
}

function dateOf(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

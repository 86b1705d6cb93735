import * as v from 'valibot';
import { quoted } from '#content/checks/content-issue.ts';
import { readDate } from '#content/words/read-date.ts';
import { categories, type Category, isCategory } from './categories.ts';
import { defaultLanguage, languageTag, readLanguage } from './story-language.ts';

/** Message for a required field that is missing. */
export const missing = 'is missing';

const pictureRule =
  'is not a picture; put a JPEG, PNG, WebP or SVG of 960 by 640 or more into public/art and write /art/<name>';

/** A line of text; a list or a map is `null` here. */
const text = v.pipe(v.string('is no text; write one line'), v.nonEmpty('has no words'));
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
      v.transform((path) => path.replace(/^\/?(?:public\/)?(?:art\/)?/, '')),
      v.check(
        (name) => /^[^/\\]+\.\w+$/.test(name),
        ({ input }) => `${quoted(input)} ${pictureRule}`,
      ),
    ),
    alt: text,
    categories: v.pipe(
      v.union([v.string(), v.array(v.string())], 'is no list; write categories: media, news'),
      v.transform((value) => [...new Set([value].flat().flatMap(wordsOf))]),
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

function wordsOf(value: string): readonly string[] {
  const words = value.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '').map((word) => word.toLowerCase());
}

function languageRule(value: string): string {
  return `${quoted(value)} is not a language tag; write ${languageTag(value) ?? 'one such as es or en-US'}`;
}

export type StoryFields = v.InferOutput<typeof storySchema>;

import { isCalendarDate } from '#content/words/format-date.ts';
import { categories, isCategory, type Category } from './categories.ts';
import { drawErrors } from './draw-deadline.ts';
import type { FrontMatter } from './front-matter.ts';
import { shown, type Diagnostic } from '#content/checks/content-issue.ts';
import { lessonFields, readLesson } from './lesson-fields.ts';
import type { Lesson } from './lesson.ts';
import { markupErrors } from '#content/story-text/story-text-errors.ts';
import type { StorySummary } from './story.ts';

export type StoryFields = Omit<StorySummary, 'id' | 'words' | 'minutes'> & {
  readonly lesson: Lesson;
};

interface ReadFields {
  /** Undefined where a error is among them. */
  readonly fields?: StoryFields;
  readonly errors: readonly Diagnostic[];
}

const examples = {
  title: 'A cup for under-13s',
  image: '/art/scene-cup.svg',
  alt: 'A huge cup with ribbons.',
  categories: 'media, news',
  date: '2025-05-10',
} as const;
const optional = ['sample', 'deadline', ...lessonFields];
const known = [...Object.keys(examples), ...optional];

/** A title fits on a card, a picture's text in one breath of a screen reader. */
const longestTitle = 80;
const longestAlt = 300;

export const pictureRule =
  'write /art/<name>.svg, .webp, .avif, .png or .jpg in small letters, digits and dashes, 960 by 640, in the folder public/art';

/** The fields of a story's head. A error begins with the field's name. */
export function readFields(
  parts: FrontMatter,
  pictureError?: (image: string) => string | undefined,
): ReadFields {
  const { fields, body, bodyLine, unread } = parts;
  const { lesson, errors: ofLesson } = readLesson(parts);
  const errors = [...parts.errors, ...ofLesson];
  const value = (name: string): string => textOf(fields.get(name)?.value ?? '');
  const add = (name: string, words: string): void =>
    void errors.push({ line: fields.get(name)?.line ?? 1, error: `${name}: ${words}` });
  const check = (name: string, holds: (text: string) => boolean, rule: string): void => {
    if (value(name) !== '' && !holds(value(name))) add(name, `${shown(value(name))} ${rule}`);
  };

  for (const [name, example] of fields.size > 0 ? Object.entries(examples) : []) {
    if (value(name) === '' && !unread.has(name))
      add(name, `is missing; such as ${name}: ${example}`);
  }
  for (const [name, field] of fields) {
    if (!known.includes(name))
      add(name, `${shown(value(name))}: the field is not one of ${known.join(', ')}`);
    else if (!['categories', 'words'].includes(name) && typeof field.value !== 'string')
      add(name, `${shown(value(name))} is a list; write one text`);
  }
  for (const [name, longest] of [
    ['title', longestTitle],
    ['alt', longestAlt],
  ] as const) {
    const { length } = value(name);
    if (length > longest)
      add(name, `${shown(value(name))} has ${length} characters; write ${longest} at most`);
    for (const error of markupErrors(value(name))) add(name, error);
  }
  check('image', isPicturePath, `is not a picture's address; ${pictureRule}`);
  const missing = isPicturePath(value('image')) && pictureError?.(value('image'));
  if (missing) add('image', `${shown(value('image'))} ${missing}`);
  check('date', isCalendarDate, 'is not a calendar date as YYYY-MM-DD, such as 2025-05-10');
  check('sample', (text) => text === 'yes' || text === 'no', 'is not yes or no');
  const tags = readCategories(fields.get('categories')?.value ?? '', (error) =>
    add('categories', error),
  );
  const deadline = fields.has('deadline') ? value('deadline') : undefined;
  for (const error of drawErrors(deadline, body))
    errors.push({ line: fields.get('deadline')?.line ?? drawLine(body, bodyLine), error });

  if (errors.length > 0) return { errors };
  return {
    errors,
    fields: {
      title: value('title'),
      image: value('image'),
      alt: value('alt'),
      categories: tags,
      date: value('date'),
      sample: value('sample') === 'yes',
      ...(deadline === undefined ? {} : { deadline }),
      lesson,
    },
  };
}

function textOf(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join(', ');
}

function isPicturePath(text: string): boolean {
  return /^\/art\/[a-z0-9-]+\.(svg|webp|avif|png|jpg)$/.test(text);
}

/** The first line that speaks of 8pm. */
function drawLine(body: string, bodyLine: number): number {
  const lines = body.split('\n');
  return (
    bodyLine +
    Math.max(
      0,
      lines.findIndex((line) => /\b8pm on\b/i.test(line)),
    )
  );
}

/** Words with commas between them, or a list. */
function readCategories(
  value: string | readonly string[],
  add: (error: string) => void,
): readonly Category[] {
  const words = textOf(value)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const found = words.filter(isCategory);
  for (const word of words) {
    if (!isCategory(word)) add(`${shown(word)} is not one of ${categories.join(', ')}`);
  }
  for (const word of new Set(found)) {
    if (found.indexOf(word) !== found.lastIndexOf(word))
      add(`"${word}" is given twice; once is enough`);
  }
  return found;
}

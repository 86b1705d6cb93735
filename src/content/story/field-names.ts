import { lessonFields } from './lesson-fields.ts';
import { no, readDate, storySchema, yes } from './story-schema.ts';

const unfinished =
  /^(?:(?:auto-)?drafts?|pending(?: review)?|(?:in )?review|in[ -]progress|wip|private|future|scheduled|hidden|unlisted|unpublished|archived|trash|idea|password)$/i;

/** Fields of other programs, and the values by which they mark a draft. */
const draftMarks: ReadonlyMap<string, RegExp> = new Map([
  ...fieldsWith(no, 'publish published ispublished is_published public visible'),
  ...fieldsWith(yes, 'isdraft is_draft private hidden unlisted unpublished scheduled'),
  ...fieldsWith(unfinished, 'status post_status post-status poststatus visibility'),
]);

/** Fields of other programs with the day on which they publish a text. */
const publishingDays =
  'publishdate publish_date publish-date published_at publishat publish_at pubdate scheduled'.split(
    ' ',
  );

function fieldsWith(value: RegExp, names: string): readonly (readonly [string, RegExp])[] {
  return names.split(' ').map((name) => [name, value]);
}

/** Returns whether another program would not publish a story with this field today. */
export function isHiddenElsewhere(name: string, value: string, today: string): boolean {
  const day = publishingDays.includes(name) ? readDate(value) : undefined;
  return draftMarks.get(name)?.test(value) === true || (day !== undefined && day > today);
}

/** Fields of a story's front matter that an editor is told to write. */
export const storyFieldNames: readonly string[] = [
  ...Object.keys(storySchema.entries),
  ...lessonFields,
];

/** Fields that may mark a draft. */
export const draftFields: readonly string[] = ['draft', ...draftMarks.keys(), ...publishingDays];

/** Fields of a story's front matter that are read. */
export const fieldNames: readonly string[] = [...storyFieldNames, ...draftFields];

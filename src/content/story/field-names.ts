import { lessonFields } from './lesson-fields.ts';
import { storySchema } from './story-schema.ts';

/** Jekyll marks drafts with `published: false`. */
export const published = 'published';

/** Fields of a story's front matter that an editor is told to write. */
export const storyFieldNames: readonly string[] = [
  ...Object.keys(storySchema.entries),
  ...lessonFields,
];

/** Fields of a story's front matter that are read. */
export const fieldNames: readonly string[] = [...storyFieldNames, published];

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { newestFirst } from '#content/story/story.ts';
import { parseStory } from '#content/story/parse-story.ts';

const folder = 'src/content/stories';

/** All published stories, newest first, with pictures that the build has not processed. */
export const stories = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => parseStory(name, readFileSync(`${folder}/${name}`, 'utf8')))
  .flatMap((parsed) => (parsed.status === 'parsed' ? [parsed.story] : []))
  .filter(({ isDraft }) => !isDraft)
  .sort(newestFirst);

/** Stories with words to know, an easier text and Spanish, which have every tool and paper; newest first. */
export const fullStories = stories.filter(
  ({ lesson, firstHalf, spanish }) => lesson.words.length > 0 && firstHalf && spanish.length > 0,
);

/** Ids of the six stories that the specification names. */
export const specifiedIds = [7, 8, 9, 10, 11, 12] as const;

/** Returns whether a story is one of the six that the specification names. */
export function isSpecified(id: number): boolean {
  return specifiedIds.some((each) => each === id);
}

/** Returns the bytes of the files of stories; limits of what the build makes of other stories depend on them. */
export function sourceBytes(ofStories: readonly { readonly id: number }[]): number {
  return ofStories.reduce((sum, { id }) => sum + statSync(`${folder}/${id}.md`).size, 0);
}

/** Id that no story has. */
export const freeId = Math.max(...stories.map(({ id }) => id)) + 1;

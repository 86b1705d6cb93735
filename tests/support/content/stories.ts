import { readdirSync, readFileSync } from 'node:fs';
import { newestFirst } from '../../../src/content/story/story.ts';
import { parseStory } from '../../../src/content/story/parse-story.ts';

const folder = 'src/content/stories';

/** All published stories, newest first. Their pictures are not prepared. */
export const stories = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => parseStory(name, readFileSync(`${folder}/${name}`, 'utf8')))
  .flatMap((parsed) => (parsed.status === 'parsed' ? [parsed.story] : []))
  .filter(({ isDraft }) => !isDraft)
  .sort(newestFirst);

/** The six that the specification names. */
export const specifiedIds = [7, 8, 9, 10, 11, 12] as const;

/** No story has it. */
export const freeId = Math.max(...stories.map(({ id }) => id)) + 1;

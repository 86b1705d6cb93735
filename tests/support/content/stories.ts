import { readdirSync, readFileSync } from 'node:fs';
import { parseStory } from '../../../src/content/story/parse-story.ts';

const folder = 'src/content/stories';

/** All stories there are, by id. */
export const stories = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => parseStory(name, readFileSync(`${folder}/${name}`, 'utf8')))
  .flatMap((parsed) => (parsed.status === 'parsed' ? [parsed.story] : []))
  .sort((a, b) => a.id - b.id);

/** The six that the specification names. */
export const specifiedIds = [7, 8, 9, 10, 11, 12] as const;

/** No story has it. */
export const freeId = Math.max(...stories.map(({ id }) => id)) + 1;

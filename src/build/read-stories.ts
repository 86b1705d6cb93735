import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseStory } from '#content/parse-story.ts';
import type { Story } from '#content/story.ts';
import { buildFault } from './build-fault.ts';

export interface StoryFolders {
  readonly root: string;
  /** Where the pictures are; without it their existence is not checked. */
  readonly publicFolder?: string;
}

export const storiesFolder = 'src/content/stories';

export interface ParsedStories {
  readonly stories: readonly Story[];
  readonly faults: readonly string[];
}

/** All stories by id. Throws one error that lists every fault of every file. */
export function readStories(folders: StoryFolders): readonly Story[] {
  const { stories, faults } = parseStories(folders);
  if (faults.length > 0) throw buildFault(`The stories have faults:\n${faults.join('\n')}`);
  return stories;
}

/** All stories that have no fault, by id, and the faults of all others. */
export function parseStories({ root, publicFolder }: StoryFolders): ParsedStories {
  const folder = join(root, storiesFolder);
  const stories: Story[] = [];
  const faults: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    const file = relative(root, path).replaceAll('\\', '/');
    if (!name.endsWith('.md')) {
      faults.push(`${file}: is not a story; only <id>.md files live here`);
      continue;
    }
    const parsed = parseStory(file, readFileSync(path, 'utf8'));
    if (parsed.status === 'faulty') {
      faults.push(...parsed.faults);
      continue;
    }
    const { image } = parsed.story;
    if (publicFolder !== undefined && !existsSync(join(publicFolder, image))) {
      faults.push(`${file}: image: "${image}" does not exist in the public folder`);
    }
    stories.push(parsed.story);
  }
  return { stories: stories.sort((a, b) => a.id - b.id), faults };
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseStory } from '#content/story/parse-story.ts';
import type { LineFault } from '#content/checks/fault.ts';
import { pictureRule } from '#content/story/story-fields.ts';
import type { WrittenStory } from '#content/story/story.ts';

export interface StoryFolders {
  readonly root: string;
  /** Where the pictures are; without it their existence is not checked. */
  readonly publicFolder?: string;
}

interface ParsedStories {
  /** Those without a fault, by id. */
  readonly stories: readonly WrittenStory[];
  /** One line each: file, line, value and rule. */
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

const storiesFolder = 'src/content/stories';

/** A photo of 960 by 640 is well below it; every visitor's device keeps all of them. */
const largestPicture = 150_000;

/** All stories by id, and every fault of every file. */
export function parseStories({ root, publicFolder }: StoryFolders): ParsedStories {
  const folder = join(root, storiesFolder);
  const stories: WrittenStory[] = [];
  const faults: string[] = [];
  const warnings: string[] = [];
  for (const name of readdirSync(folder).filter(isVisible).sort(byNumber)) {
    const file = relative(root, join(folder, name)).replaceAll('\\', '/');
    const line = (fault: LineFault): string => `${file}:${fault.line}: ${fault.fault}`;
    if (!name.endsWith('.md')) {
      faults.push(
        `${file}:1: "${name}" is not a story; only <id>.md files live here, such as 13.md`,
      );
      continue;
    }
    const text = readFileSync(join(folder, name), 'utf8');
    const parsed = parseStory(file, text, {
      pictureFault: (image) => publicFolder && pictureFault(publicFolder, image),
    });
    if (parsed.status === 'faulty') {
      faults.push(...parsed.faults.map(line));
      continue;
    }
    warnings.push(...parsed.warnings.map(line));
    stories.push(parsed.story);
  }
  return { stories: stories.sort((a, b) => a.id - b.id), faults, warnings };
}

function pictureFault(publicFolder: string, image: string): string | undefined {
  const path = join(publicFolder, image);
  if (!existsSync(path)) return `does not exist; ${pictureRule}`;
  const { size } = statSync(path);
  return size > largestPicture
    ? `has ${Math.ceil(size / 1000)} kB; ${largestPicture / 1000} kB at most`
    : undefined;
}

/** What a system leaves in its folders begins with a dot. */
function isVisible(name: string): boolean {
  return !name.startsWith('.');
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

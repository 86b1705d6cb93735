import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '#content/checks/check-content.ts';
import { type ContentFault, shown } from '#content/checks/fault.ts';
import { shareSubjects } from '#content/found/share-subject.ts';
import { pageContents } from '#content/checks/page-contents.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { everyText } from '#content/checks/walk-content.ts';
import { createLocate } from './locate.ts';
import { parseStories, type StoryFolders } from './read-stories.ts';

export interface ReadContent {
  /** Those without a fault. */
  readonly stories: readonly WrittenStory[];
  /** One line each, as the others: file, line, value and rule. */
  readonly storyFaults: readonly string[];
  readonly otherFaults: readonly string[];
  readonly warnings: readonly string[];
}

/** All the site says, with every fault of it. */
export function readContent(folders: StoryFolders): ReadContent {
  const { root, publicFolder } = folders;
  const { stories, faults: storyFaults, warnings } = parseStories(folders);
  const others = [
    // One that is missing would have others as its echo.
    ...checkContent(stories, storyFaults.length === 0),
    ...(publicFolder === undefined ? [] : pictureFaults(stories, publicFolder)),
  ];
  return { stories, warnings, storyFaults, otherFaults: withPlaces(root, others) };
}

function withPlaces(root: string, faults: readonly ContentFault[]): readonly string[] {
  if (faults.length === 0) return [];
  const locate = createLocate(root);
  const lines = faults.map(({ about, value, rule, near = '' }) => {
    const [, story] = /^\/(stories\/\d+)/.exec(about) ?? [];
    const place = locate([value, near], story && `/${story}.md`);
    return `${place}: ${about}: ${shown(value)} ${rule}`;
  });
  // A link of the header is looked at once for each place where it stands.
  return [...new Set(lines)];
}

function pictureFaults(
  stories: readonly WrittenStory[],
  publicFolder: string,
): readonly ContentFault[] {
  const texts = pageContents(stories).flatMap(({ page, content }) =>
    [...everyText(content)].map((text) => [text, page] as const),
  );
  const shared = shareSubjects(stories).map(({ art, path }) => [art, path] as const);
  const pictures = new Map([...shared, ...texts].filter(([text]) => /^\/art\/\S+$/.test(text)));
  return [...pictures]
    .filter(([path]) => !existsSync(join(publicFolder, path)))
    .map(([value, page]) => ({ about: page, value, rule: 'does not exist in the folder public' }));
}

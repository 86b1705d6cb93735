import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkContent } from '#content/checks/check-content.ts';
import { type ContentIssue, shown, type Diagnostic } from '#content/checks/content-issue.ts';
import { shareSubjects } from '#content/seo/share-subject.ts';
import { pageContents } from '#content/checks/page-contents.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { everyText } from '#content/checks/walk-content.ts';
import { parseStory } from '#content/story/parse-story.ts';
import { pictureRule } from '#content/story/story-fields.ts';
import { createLocate } from './locate.ts';

export interface ReadContent {
  /** Those without a error. */
  readonly stories: readonly WrittenStory[];
  /** One line each, as the others: file, line, value and rule. */
  readonly storyErrors: readonly string[];
  readonly otherErrors: readonly string[];
  readonly warnings: readonly string[];
}

/** All the site says, with every error of it. */
export function readContent(folders: StoryFolders): ReadContent {
  const { root, publicFolder } = folders;
  const { stories, errors: storyErrors, warnings } = parseStories(folders);
  const others = [
    // One that is missing would have others as its echo.
    ...checkContent(stories, storyErrors.length === 0),
    ...(publicFolder === undefined ? [] : pictureErrors(stories, publicFolder)),
  ];
  return { stories, warnings, storyErrors, otherErrors: withPlaces(root, others) };
}

function withPlaces(root: string, errors: readonly ContentIssue[]): readonly string[] {
  if (errors.length === 0) return [];
  const locate = createLocate(root);
  const lines = errors.map(({ about, value, rule, near = '' }) => {
    const [, story] = /^\/(stories\/\d+)/.exec(about) ?? [];
    const place = locate([value, near], story && `/${story}.md`);
    return `${place}: ${about}: ${shown(value)} ${rule}`;
  });
  // A link of the header is looked at once for each place where it stands.
  return [...new Set(lines)];
}

function pictureErrors(
  stories: readonly WrittenStory[],
  publicFolder: string,
): readonly ContentIssue[] {
  const texts = pageContents(stories).flatMap(({ page, content }) =>
    [...everyText(content)].map((text) => [text, page] as const),
  );
  const shared = shareSubjects(stories).map(({ art, path }) => [art, path] as const);
  const pictures = new Map([...shared, ...texts].filter(([text]) => /^\/art\/\S+$/.test(text)));
  return [...pictures]
    .filter(([path]) => !existsSync(join(publicFolder, path)))
    .map(([value, page]) => ({ about: page, value, rule: 'does not exist in the folder public' }));
}

export interface StoryFolders {
  readonly root: string;
  /** Where the pictures are; without it their existence is not checked. */
  readonly publicFolder?: string;
}

interface ParsedStories {
  /** Those without a error, by id. */
  readonly stories: readonly WrittenStory[];
  /** One line each: file, line, value and rule. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const storiesFolder = 'src/content/stories';

/** A photo of 960 by 640 is well below it; every visitor's device keeps all of them. */
const largestPicture = 150_000;

/** All stories by id, and every error of every file. */
export function parseStories({ root, publicFolder }: StoryFolders): ParsedStories {
  const folder = join(root, storiesFolder);
  const stories: WrittenStory[] = [];
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const name of readdirSync(folder).filter(isVisible).sort(byNumber)) {
    const file = relative(root, join(folder, name)).replaceAll('\\', '/');
    const line = (error: Diagnostic): string => `${file}:${error.line}: ${error.error}`;
    if (!name.endsWith('.md')) {
      errors.push(
        `${file}:1: "${name}" is not a story; only <id>.md files live here, such as 13.md`,
      );
      continue;
    }
    const text = readFileSync(join(folder, name), 'utf8');
    const parsed = parseStory(file, text, {
      pictureError: (image) => publicFolder && pictureError(publicFolder, image),
    });
    if (parsed.status === 'invalid') {
      errors.push(...parsed.errors.map(line));
      continue;
    }
    warnings.push(...parsed.warnings.map(line));
    stories.push(parsed.story);
  }
  return { stories: stories.sort((a, b) => a.id - b.id), errors, warnings };
}

function pictureError(publicFolder: string, image: string): string | undefined {
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

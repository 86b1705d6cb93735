import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#content/checks/content-issue.ts';
import { newestFirst, parseStoryId, type WrittenStory } from '#content/story/story.ts';
import { missingId, type ParsedStory, parseStory } from '#content/story/parse-story.ts';
import { decodeText } from '../decode-text.ts';

export interface StoryFile {
  readonly story: WrittenStory;
  /** File name of the picture in public/art. */
  readonly image: string;
  /** Returns "file:line" of a field. */
  readonly placeOf: (field: string) => string;
}

export interface ParsedStories {
  /** Valid stories, newest first, without hidden drafts. */
  readonly files: readonly StoryFile[];
  /** Valid hidden drafts. */
  readonly hidden: readonly StoryFile[];
  /** Pictures of all hidden drafts, valid or not. */
  readonly hiddenImages: readonly string[];
  /** True if every file is a valid story, hidden drafts included. */
  readonly areAllValid: boolean;
  /** One line per error: file, line, value and rule. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

interface StoriesOptions {
  /** True in `npm run dev`, and in a build with DRAFTS=1. */
  readonly showsDrafts?: boolean;
  /** YYYY-MM-DD in UTC. */
  readonly today?: string;
}

const storiesFolder = 'src/content/stories';

/**
 * Reads all stories and collects the errors of all files. The errors of a hidden draft are
 * warnings.
 */
export function parseStories(
  root: string,
  { showsDrafts = false, today }: StoriesOptions = {},
): ParsedStories {
  const names = readdirSync(join(root, storiesFolder)).filter(isContentFile).sort(byNumber);
  const nextId = nextFreeId(names);
  const files: StoryFile[] = [];
  const hidden: StoryFile[] = [];
  const invalidDraftImages: string[] = [];
  let areAllValid = true;
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const name of names) {
    const file = `${storiesFolder}/${name}`;
    const line = (diagnostic: Diagnostic): string =>
      `${file}:${diagnostic.line}: ${diagnostic.message}`;
    if (!name.endsWith('.md')) {
      errors.push(
        `${file}:1: "${name}" is not a story; only <id>.md files live here, such as ${nextId}.md`,
      );
      continue;
    }
    const bytes = readIfFile(join(root, file));
    if (bytes === undefined) {
      errors.push(
        `${file}:1: "${name}" cannot be read; it must be a file that you may read, not a folder or a broken link`,
      );
      continue;
    }
    const parsed = parseStory(name, decodeText(bytes), {
      nextId,
      ...(today !== undefined && { today }),
    });
    warnings.push(...parsed.warnings.map(line));
    if (parsed.status === 'invalid') {
      areAllValid = false;
      const isHidden = parsed.isDraft && !showsDrafts;
      if (isHidden) invalidDraftImages.push(parsed.image);
      (isHidden ? warnings : errors).push(...parsed.errors.map(line));
    } else (parsed.story.isDraft && !showsDrafts ? hidden : files).push(storyFile(file, parsed));
  }
  const sorted = files.sort((a, b) => newestFirst(a.story, b.story));
  return {
    files: sorted,
    hidden,
    hiddenImages: [...invalidDraftImages, ...hidden.map(({ image }) => image)],
    areAllValid: areAllValid && errors.length === 0,
    errors,
    warnings: [...warnings, ...sameTitleWarnings(sorted)],
  };
}

function storyFile(
  file: string,
  { story, image, lineOf }: Extract<ParsedStory, { status: 'parsed' }>,
): StoryFile {
  return { story, image, placeOf: (field) => `${file}:${lineOf(field)}` };
}

function readIfFile(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Returns false for files that operating systems and text editors leave behind. */
function isContentFile(name: string): boolean {
  return !/^[.~]|~$|^(?:Thumbs\.db|desktop\.ini)$|\.(?:bak|sw[op]|tmp)$/i.test(name);
}

/** Compares names, and lines that begin with a place, with their numbers in order. */
export function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function nextFreeId(names: readonly string[]): number {
  const next =
    Math.max(0, ...names.map((name) => parseStoryId(/^\d*/.exec(name)?.[0] ?? '') ?? 0)) + 1;
  return next === missingId ? next + 1 : next;
}

/** Returns a warning for each story whose title an older story has. */
function sameTitleWarnings(files: readonly StoryFile[]): readonly string[] {
  const first = new Map<string, number>();
  return files.toReversed().flatMap(({ story: { id, title }, placeOf }) => {
    const other = first.get(title.toLowerCase());
    if (other === undefined) first.set(title.toLowerCase(), id);
    return other === undefined
      ? []
      : [
          `${placeOf('title')}: title: "${title}" is the title of ${other}.md too; readers cannot tell them apart`,
        ];
  });
}

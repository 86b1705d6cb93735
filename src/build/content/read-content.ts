import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '#content/checks/check-content.ts';
import { type ContentIssue, quoted } from '#content/checks/content-issue.ts';
import { pageContents } from '#content/checks/page-contents.ts';
import { everyText } from '#content/checks/walk-content.ts';
import { shareSubjects } from '#content/seo/share-subject.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { buildCache } from '../build-cache.ts';
import { type PublishedPictures, storyPictures } from '../pictures/story-pictures.ts';
import { createLocate } from './create-locate.ts';
import { byNumber, parseStories } from './parse-stories.ts';

export interface ReadContent {
  /** Valid stories, newest first, without hidden drafts. */
  readonly stories: readonly WrittenStory[];
  /** One line per error: file, line, value and rule. */
  readonly storyErrors: readonly string[];
  readonly otherErrors: readonly string[];
  readonly warnings: readonly string[];
  readonly pictures: PublishedPictures;
}

export interface ContentOptions {
  readonly root: string;
  /** True in `npm run dev`, and in a build with DRAFTS=1. */
  readonly showsDrafts?: boolean;
}

/** Reads and checks all content, and prepares the pictures of the stories. */
export async function readContent(options: ContentOptions): Promise<ReadContent> {
  const { root } = options;
  const publicFolder = join(root, 'public');
  const parsed = parseStories(root, options);
  const cache = buildCache(root, 'pictures');
  const { stories, published, ...found } = await storyPictures(parsed, publicFolder, cache);
  const storyErrors = [...parsed.errors, ...found.errors].toSorted(byNumber);
  const pictures = pagePictures(stories).filter(([path]) => !published.files.has(path));
  const issues = [
    // Links that only an invalid story uses would count as unused.
    ...checkContent(
      stories,
      parsed.areAllValid
        ? [...parsed.files, ...parsed.hidden].map(({ story }) => story)
        : undefined,
    ),
    ...pictures
      .filter(([path]) => !existsSync(join(publicFolder, path)))
      .map(([value, page]) => ({
        about: page,
        value,
        rule: 'does not exist in the folder public',
      })),
    ...brokenLinks(publicFolder).map((value) => ({
      about: 'public',
      value,
      rule: 'is a link to a file that does not exist; put the file there instead, or remove the link',
    })),
  ];
  const shown = new Set(pictures.map(([path]) => path));
  const sources = [...published.sources].filter((name) => !shown.has(`/art/${name}`));
  return {
    stories,
    storyErrors,
    otherErrors: withPlaces(root, issues),
    warnings: [...parsed.warnings, ...found.warnings].toSorted(byNumber),
    pictures: { ...published, sources: new Set(sources) },
  };
}

function withPlaces(root: string, issues: readonly ContentIssue[]): readonly string[] {
  if (issues.length === 0) return [];
  const locate = createLocate(root);
  const lines = issues.map(({ about, value, rule, near = '' }) => {
    const [, story] = /^\/(stories\/\d+)/.exec(about) ?? [];
    const place = locate([value, near], story && `/${story}.md`);
    return `${place}: ${about}: ${quoted(value)} ${rule}`;
  });
  // Links that several pages share are reported once.
  return [...new Set(lines)];
}

/** Returns the symbolic links in a folder and its subfolders whose file does not exist. */
function brokenLinks(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => !existsSync(join(folder, name)));
}

/** Returns the paths of the pictures in the content, each with one page that uses it. */
function pagePictures(stories: readonly WrittenStory[]): readonly (readonly [string, string])[] {
  const texts = pageContents(stories).flatMap(({ page, content }) =>
    [...everyText(content)].map((text) => [text, page] as const),
  );
  const shared = shareSubjects(stories).map(({ art, path }) => [art, path] as const);
  return [...new Map([...shared, ...texts].filter(([text]) => /^\/art\/\S+$/.test(text)))];
}

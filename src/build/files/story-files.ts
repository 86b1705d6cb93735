import type { ManifestTransform } from 'workbox-build';
import { storyOf } from '../../hosting/pack.ts';
import { newestKept, storiesIn } from '../../shared/story-keeping.ts';
import type { SiteContent } from '../content/site-content.ts';

/** An entry of Workbox's manifest; the site's own files have no story. */
export interface ManifestFile {
  readonly url: string;
  /** Ids with spaces between them. */
  readonly story?: string;
  /** See `ListedFile`. */
  readonly isShared?: boolean;
}

/** An entry with Workbox's own fields, such as its size. */
export type ListedEntry = Parameters<ManifestTransform>[0][number] & ManifestFile;

interface BuiltPage {
  readonly path: string;
  readonly html: string;
  /** Bytes on a device, which may store the file compressed. */
  readonly bytes: number;
}

export interface StoryFiles {
  /** Adds a page that was built. */
  readonly add: (page: BuiltPage) => void;
  /** Adds a file of the list of stories. */
  readonly addList: (list: Pick<BuiltPage, 'path' | 'bytes'>) => void;
  /** Marks the files that belong to stories and moves them to the end, newest story first. */
  readonly mark: ManifestTransform;
}

/** Scripts that are needed only when there are more stories than one page shows. */
const longListScripts = /^\/assets\/(search-stories|enhance-story-archive)-/;
const listFile = /^\/stories-(index\.json$|search\/)/;
const archivePage = /^\/stories(\/page\/|$)/;

/**
 * Finds the files that a device keeps with a story: its pages, and its picture (of a photograph the
 * smallest version, which serves for all) unless a page of the site shows it as well.
 */
export function createStoryFiles(content: {
  current(): Promise<{
    readonly stories: readonly Pick<SiteContent['stories'][number], 'picture'>[];
    readonly index: readonly Pick<SiteContent['index'][number], 'id' | 'thumb'>[];
  }>;
}): StoryFiles {
  const shownBySite = new Set<string>();
  const sizes = new Map<string, number>();
  return {
    add({ path, html, bytes }) {
      sizes.set(path, bytes);
      if (storyOf(path) !== undefined || archivePage.test(path)) return;
      for (const [picture] of html.matchAll(/\/art\/[^"\s,]+(?=")/g)) shownBySite.add(picture);
    },
    addList({ path, bytes }) {
      sizes.set(path, bytes);
    },
    async mark(manifest) {
      const { stories, index } = await content.current();
      const owners = new Map<string, number[]>();
      for (const { id, thumb } of index)
        owners.set(thumb.src, [...(owners.get(thumb.src) ?? []), id]);
      const pictureFiles = new Set(
        stories.flatMap(({ picture: { src, srcSet, sources } }) => [
          src,
          ...filesIn(srcSet),
          ...sources.flatMap((source) => filesIn(source.srcSet)),
        ]),
      );
      const rankById = new Map(index.map(({ id }, rank) => [String(id), rank]));
      const files = manifest
        .filter(({ url }) => stories.length > newestKept || !longListScripts.test(url))
        .filter(({ url }) => owners.has(url) || !pictureFiles.has(url) || shownBySite.has(url))
        .map((entry): ListedEntry => {
          const file = { ...entry, size: sizes.get(entry.url) ?? entry.size };
          const story =
            storyOf(entry.url) ??
            (shownBySite.has(entry.url) ? undefined : owners.get(entry.url)?.join(' '));
          return story === undefined ? file : { ...file, story };
        });
      const totals = new Map<string, number>();
      for (const { story, size } of files)
        for (const id of story?.split(' ') ?? []) totals.set(id, (totals.get(id) ?? 0) + size);
      const withTotal = (file: ListedEntry) =>
        file.url === `/stories/${file.story}`
          ? { ...file, bytes: totals.get(file.story ?? '') }
          : file;
      const rankOf = ({ story }: ManifestFile) =>
        story === undefined ? -1 : (rankById.get(story.split(' ')[0] ?? '') ?? -1);
      return { manifest: files.map(withTotal).toSorted((a, b) => rankOf(a) - rankOf(b)) };
    },
  };
}

/** Returns whether the file at a path continues or searches the list of stories. */
export function isStoryListFile(path: string): boolean {
  return listFile.test(path);
}

function filesIn(srcSet = ''): readonly string[] {
  return srcSet.split(', ').map((one) => one.split(' ')[0] ?? '');
}

/** Returns a function that tells whether a device keeps a file by default. */
export function isKeptByDefault(
  manifest: readonly ManifestFile[],
): (file: ManifestFile) => boolean {
  const newest = new Set(storiesIn(manifest).slice(0, newestKept));
  return ({ story }) => story === undefined || story.split(' ').some((id) => newest.has(id));
}

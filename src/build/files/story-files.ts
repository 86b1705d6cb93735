import type { ManifestTransform } from 'workbox-build';
import { newestKept } from '../../shared/story-keeping.ts';
import type { ContentSource } from '../content/content-source.ts';

/** An entry of Workbox's manifest; the site's own files have no story. */
export interface ManifestFile {
  readonly url: string;
  /** Ids with blanks between them. */
  readonly story?: string;
}

interface StoryFiles {
  /** Adds a page that was built. */
  readonly add: (page: { readonly path: string; readonly html: string }) => void;
  /** Says in the list which files belong to which stories; these come last, newest story first. */
  readonly mark: ManifestTransform;
}

const storyPage = /^\/stories\/(\d+)(\/|$)/;
/** Code of a list that has more stories than one page shows. */
const ofLongList = /^\/assets\/(search-stories|enhance-story-archive)-/;
const archivePage = /^\/stories(\/page\/|$)/;

/**
 * Finds the files that a device keeps with a story: its pages, and its picture unless a page of the site shows
 * it as well. Of a photograph that is the smallest form, which the worker answers for all of them.
 */
export function createStoryFiles(content: ContentSource): StoryFiles {
  const shownBySite = new Set<string>();
  return {
    add({ path, html }) {
      if (storyPage.test(path) || archivePage.test(path)) return;
      for (const [picture] of html.matchAll(/\/art\/[^"\s,]+(?=")/g)) shownBySite.add(picture);
    },
    async mark(manifest) {
      const { stories, index } = await content.current();
      const owners = new Map<string, number[]>();
      for (const { id, thumb } of index)
        owners.set(thumb.src, [...(owners.get(thumb.src) ?? []), id]);
      const forms = new Set(
        stories.flatMap(({ picture: { src, sources } }) => [
          src,
          ...sources.flatMap(({ srcSet }) =>
            srcSet.split(', ').map((one) => one.split(' ')[0] ?? ''),
          ),
        ]),
      );
      const places = new Map(index.map(({ id }, place) => [String(id), place]));
      const files = manifest
        .filter(({ url }) => stories.length > newestKept || !ofLongList.test(url))
        .filter(({ url }) => owners.has(url) || !forms.has(url) || shownBySite.has(url))
        .map((entry) => {
          const [, page] = storyPage.exec(entry.url) ?? [];
          const story =
            page ?? (shownBySite.has(entry.url) ? undefined : owners.get(entry.url)?.join(' '));
          return story === undefined ? entry : { ...entry, story, bytes: entry.size };
        });
      const placeOf = ({ story }: ManifestFile) =>
        story === undefined ? -1 : (places.get(story.split(' ')[0] ?? '') ?? -1);
      return { manifest: files.toSorted((a, b) => placeOf(a) - placeOf(b)) };
    },
  };
}

/** Returns whether a device keeps a file unasked. */
export function keptUnasked(manifest: readonly ManifestFile[]): (file: ManifestFile) => boolean {
  const stories = [...new Set(manifest.flatMap(({ story }) => story?.split(' ') ?? []))];
  const newest = new Set(stories.slice(0, newestKept));
  return ({ story }) => story === undefined || story.split(' ').some((id) => newest.has(id));
}

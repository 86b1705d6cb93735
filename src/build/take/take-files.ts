import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { storySets } from '#content/story/story-sets.ts';
import type { StorySummary } from '#content/story/story.ts';
import { siteZipPath, storiesFilePath, type TakeOffer, yearFilePath } from '#shared/take-paths.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { PageData } from '../pages/page-components.tsx';
import type { PageStyles } from '../styles/page-styles.ts';
import { siteZip } from './site-zip.ts';
import { storiesFile } from './stories-file.tsx';

export interface TakeSources {
  readonly site: SiteContent;
  readonly siteUrl: string;
  /** YYYY-MM-DD; the day whose state the files show. */
  readonly day: string;
  /** Returns the day whose state the file of a year shows. */
  readonly dayOf: (stories: readonly StorySummary[]) => string;
  readonly styles: PageStyles;
}

interface TakeFiles {
  /** The files by their paths. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly offer: TakeOffer;
}

/** Makes the files that people take along (decision 42) from the documents of the site. */
export async function takeFiles(sources: TakeSources, data: PageData): Promise<TakeFiles> {
  const published = data.stories.filter(({ isDraft }) => !isDraft);
  const { newest, year: newestYear, earlier } = storySets(published);
  const titleOf = (year = '') => `${takeAlongCopy.file.title} ${year}`.trim();
  const others = earlier.map(({ year }) => yearFilePath(year));
  const documents = [
    {
      path: storiesFilePath,
      title: titleOf(newestYear),
      stories: newest,
      others,
      day: sources.day,
    },
    ...earlier.map(({ year, stories }) => ({
      path: yearFilePath(year),
      title: titleOf(year),
      stories,
      others: [],
      day: sources.dayOf(stories),
    })),
  ];
  const files = new Map<string, Uint8Array>([[siteZipPath, await siteZip(sources, data)]]);
  for (const document of documents)
    files.set(document.path, Buffer.from(await storiesFile(document, sources)));
  const bytesOf = (path: string) => files.get(path)?.length ?? 0;
  return {
    files,
    offer: {
      day: sources.day,
      stories: { year: newestYear, bytes: bytesOf(storiesFilePath) },
      years: earlier.map(({ year }) => ({ year, bytes: bytesOf(yearFilePath(year)) })),
      siteBytes: bytesOf(siteZipPath),
    },
  };
}

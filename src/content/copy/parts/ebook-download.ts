import { formatSize } from '#content/words/format-size.ts';

/** Copy of the EPUB downloads. */
export const ebookDownloadCopy = {
  one: 'Take this story with you',
  all: 'Take the stories with you',
  /** `year` is that of the stories in the EPUB, if the site has others. */
  note: (bytes: number, year?: string) =>
    `An EPUB${year === undefined ? '' : ` of the stories of ${year}`} for e-readers, ${formatSize(bytes)}. The download needs internet.`,
} as const;

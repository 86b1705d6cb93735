/** Copy of the EPUB downloads. */
export const ebookDownloadCopy = {
  one: 'Take this story with you',
  all: 'Take the stories with you',
  /** `newest` is the number of stories in the EPUB, if the site has more. */
  note: (bytes: number, newest?: number) =>
    `An EPUB${newest === undefined ? '' : ` of the newest ${newest} stories`} for e-readers, ${Math.ceil(bytes / 1000)} kB. The download needs internet.`,
} as const;

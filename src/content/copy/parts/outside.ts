/** For a press on a link to another site that would get nowhere. */
export const outsideCopy = {
  title: 'That link needs internet',
  text: 'It leads to another site, and nothing answers just now. Press it again later.',
} as const;

/** Copy of the header, the footer and other parts of every page. */
export const siteCopy = {
  skip: 'Skip to the page',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  menu: { open: 'Menu', close: 'Close' },
  opensInNewTab: 'opens in a new tab',
  needsInternet: 'needs internet',
  sample: 'Sample',
  dismissToast: 'Close this message',
  footer: {
    motto: 'Play. Read. Relate.',
  },
} as const;

/** Toast for a link to another site that cannot be reached. */
export const outsideCopy = {
  title: 'That link needs internet',
  text: 'It leads to another site, and there is no connection right now. Please try again later.',
} as const;

/** Toast for a file of this site that cannot be reached. */
export const fileCopy = {
  title: 'That file needs internet',
  text: 'There is no connection right now. Please try again later.',
} as const;

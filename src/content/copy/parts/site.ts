import { siteValues } from '#content/site.ts';

/** What stands around every page. */
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
    address: siteValues.postalAddress,
  },
} as const;

import { company, companyLegal, product, siteValues } from '../site.ts';

/** What stands around every page. */
export const siteCopy = {
  skip: 'Skip to the page',
  logo: { company, product, label: `${company} ${product}, home` },
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  menu: { open: 'Menu', close: 'Close', label: 'Menu' },
  opensInNewTab: 'opens in a new tab',
  needsInternet: 'needs internet',
  sample: 'Sample',
  footer: {
    motto: 'Play. Read. Relate.',
    company: companyLegal,
    address: siteValues.postalAddress,
    copyright: (year: number) => `© ${year} ${companyLegal}`,
  },
  loading: 'Loading',
} as const;

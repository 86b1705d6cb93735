import { company, productMarked, siteValues, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const printGuideCopy = {
  head: {
    lang: 'en-US',
    title: pageTitle('Print-ready Mackin Buying Guide'),
    description:
      'The Mackin buying guide on US Letter paper: every Jamie Johnson book with its level, a few words about it and a box to check.',
  },
  bar: {
    heading: 'Print-ready guide.',
    text: 'US Letter, portrait. Choose “Save as PDF” in the print window.',
    button: 'Download PDF',
  },
  letterhead: {
    headline: 'Mackin Buying Guide',
    company,
    product: productMarked,
    readers: 'Ages 8–13, grades 3–8',
  },
  steps: {
    label: 'How to order, in three steps',
    items: [
      { id: 'log-in', name: 'Log in', text: 'Go to mackin.com. Use your educator account.' },
      {
        id: 'search',
        name: 'Search',
        text: 'Look for our listing:',
        value: siteValues.mackinListing,
      },
      { id: 'order', name: 'Order', text: 'Make a list, add the books, place the order.' },
    ],
  },
  books: {
    count: (books: number) => `${books} books`,
    level: 'Level:',
    isbn: 'ISBN',
    isbnPending: 'ISBN to be confirmed',
  },
  order: {
    heading: 'Your order',
    text: 'Check the boxes beside the books. Fill this in by hand if somebody else places the order.',
    lines: ['School', 'Name', 'Purchase order number', 'Date needed'],
  },
  credit: {
    address: siteValues.postalAddress,
    text: 'ISBNs marked “to be confirmed” will be added when they are known.',
  },
} as const satisfies PageCopy;

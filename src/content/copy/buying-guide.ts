import { productMarked, siteValues, pageTitle } from '../site.ts';
import type { PageCopy } from '#content/copy/parts/page-copy.ts';

export const buyingGuideCopy = {
  head: {
    lang: 'en-US',
    title: pageTitle('Mackin Buying Guide'),
    description:
      'How to order the Jamie Johnson soccer books for your school library through Mackin: three steps and three lists of books.',
  },
  hero: {
    kicker: 'Mackin Buying Guide',
    headline: 'Three passes to a full shelf.',
    lead: 'How to order through Mackin.',
    text: `Every ${productMarked} book in three lists, and the three steps to order them. For librarians and teachers.`,
  },
  steps: {
    heading: 'How to order, in three steps',
    items: [
      {
        id: 'log-in',
        name: 'Log in',
        text: 'Go to mackin.com and log in to your educator account.',
        address: siteValues.mackin,
      },
      {
        id: 'search',
        name: 'Search',
        text: 'Search for our listing:',
        value: siteValues.mackinListing,
      },
      {
        id: 'order',
        name: 'Order',
        text: 'Make a list, add the books you ticked, and place the order.',
      },
    ],
  },
  tools: {
    label: 'Your list',
    ticked: (ticked: number, books: number) => `${ticked} of ${books} books ticked`,
    confirmed: (confirmed: number, ticked: number) =>
      `${confirmed} of the ${ticked} ${confirmed === 1 ? 'has' : 'have'} a confirmed ISBN. Only confirmed numbers are copied.`,
    noneTicked: 'Tick the books you want. Only confirmed ISBNs are copied.',
    openPrint: { label: 'Open the print guide', to: '/mackin-buying-guide-pdf' },
    copy: 'Copy ISBNs',
    copied: (isbns: number) => (isbns === 1 ? '1 ISBN copied' : `${isbns} ISBNs copied`),
    notCopied: 'The ISBNs could not be copied',
    nothingToCopy: 'No confirmed ISBN to copy yet',
    download: 'Download CSV',
    fileName: 'mackin-book-list.csv',
  },
  catalogue: {
    count: (books: number) => `${books} books.`,
    columns: {
      no: 'No.',
      cover: 'Cover',
      title: 'Title',
      author: 'Author',
      level: 'Level',
      isbn: 'ISBN',
      tick: 'Tick',
    },
    choose: (title: string) => `Choose ${title}`,
    isbnPending: 'ISBN to be confirmed',
  },
  print: {
    heading: 'Taking it to a meeting?',
    lead: 'The print guide says a few words about each book, ready for paper.',
    button: { label: 'Open the print guide', to: '/mackin-buying-guide-pdf' },
  },
} as const satisfies PageCopy;

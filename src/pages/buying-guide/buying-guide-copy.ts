import { copiesCopy } from '#content/copy/parts/copies.ts';
import { productMarked, siteValues, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

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
        text: 'Make a list, add the books you selected, and place the order.',
      },
    ],
  },
  tools: {
    label: 'Titles and copies',
    noneTicked: 'Select the books you want. Your list is kept on this device.',
    kept: 'Kept on this device until you clear it, or for 30 days after the last change.',
    notKept: 'This browser does not keep your list. Copy its link before you leave.',
  },
  copies: copiesCopy,
  catalogue: {
    count: (books: number) => `${books} books.`,
    columns: {
      no: 'No.',
      cover: 'Cover',
      title: 'Title',
      author: 'Author',
      level: 'Level',
      isbn: 'ISBN',
      tick: 'Select',
      copies: 'Copies',
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

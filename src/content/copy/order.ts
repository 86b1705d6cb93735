import { product, company } from '../site.ts';
import { copyCount } from './parts/copies.ts';

const titles = (count: number) => (count === 1 ? '1 title' : `${count} titles`);
const isbns = (count: number) => (count === 1 ? '1 ISBN' : `${count} ISBNs`);

/** Joins names as 'A, B, and C'. `Intl.ListFormat` is not used, because its first call takes 20 ms. */
function inWords(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names[names.length - 1]}`;
}

/** Copy of the order list and of the files and sheets made from it. */
export const orderCopy = {
  summary: {
    heading: 'Your list',
    isbnPending: 'ISBN to be confirmed',
    all: 'Class set: copies of every title',
    setAll: 'Set all',
    drop: (title: string) => `Remove from the list: ${title}`,
    leftOut: (count: number) =>
      count === 1
        ? '1 title is not in the files yet.'
        : `${count} titles are not in the files yet.`,
    leftOutWhy: (names: readonly string[]) =>
      `Files and copied numbers hold confirmed ISBNs only, so they leave out ${inWords(names)}.`,
  },
  forms: {
    copy: 'Copy ISBNs',
    copyQuantities: 'Copy with quantities',
    excel: 'Excel file',
    csv: 'CSV file',
    share: 'Share the file',
    print: { label: 'Print this list', to: '/mackin-buying-guide-pdf' },
    clear: 'Clear my list',
    copied: (count: number) => `${isbns(count)} copied`,
    notCopied: 'The ISBNs could not be copied',
    saved: (count: number) => `A file with ${isbns(count)} is ready`,
    nothing: 'No title on your list has a confirmed ISBN yet',
  },
  columns: {
    isbn: 'ISBN',
    quantity: 'Quantity',
    title: 'Title',
    author: 'Author',
    level: 'Level',
  },
  otherDevice: {
    heading: 'Take it with you',
    code: 'QR code of the link with your list',
    text: 'Point a phone here, or send the link. Your list is in the link itself; no server keeps it.',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied',
  },
  foot: {
    onList: (count: string) => `${count} on your list`,
    see: 'See your list',
  },
  ask: {
    label: 'A list from a link',
    question: (theirs: number, mine: number) =>
      `This link brings a list of ${titles(theirs)}. Your own list has ${mine}.`,
    addition: 'If a title is on both lists, “Add to mine” adds the copies together, up to 999.',
    replace: 'Replace mine',
    add: 'Add to mine',
    leave: 'Leave it',
  },
  errors: {
    label: 'About this list',
    unknown: (count: number) =>
      count === 1
        ? '1 title on the list is not in this guide, and was left out.'
        : `${count} titles on the list are not in this guide, and were left out.`,
    unreadable: 'Part of the link could not be read, and was left out.',
    copies: (names: readonly string[]) =>
      `The number of copies could not be read, so it is now 1: ${inWords(names)}.`,
    doubled: (names: readonly string[]) =>
      `On the list more than once, so the first number was used: ${inWords(names)}.`,
    total: (meant: number, found: number) =>
      `The link was made for ${copyCount(meant)}, and ${found} came. A part of it may be missing.`,
  },
  help: {
    heading: 'What to do with it at Mackin',
    start: 'Log in to your educator account at mackin.com and make a list.',
    items: [
      {
        name: 'Copy ISBNs',
        text: 'Paste them where you search for titles, one at a time if the search accepts only one.',
      },
      {
        name: 'Copy with quantities',
        text: 'Each number with its copies, for an e-mail or a table of your own.',
      },
      {
        name: 'Excel file, CSV file',
        text: 'For the person who places the order, to read and to copy from.',
      },
      {
        name: 'Print this list',
        text: 'One sheet to sign or to hand in, with lines for the school and the order number.',
      },
      {
        name: 'The link and its code',
        text: 'Opens this list on another device, also for a colleague.',
      },
    ],
  },
  sheet: {
    heading: 'Book order',
    product: `${company} ${product}`,
    how: 'Through Mackin: log in, make a list, paste the ISBNs.',
    columns: { title: 'Title', author: 'Author', isbn: 'ISBN', copies: 'Copies' },
    isbnPending: 'to be confirmed',
    code: 'QR code that opens this list',
    again: 'This list again',
    lines: ['School', 'Name', 'Purchase order number', 'Date needed'],
    bar: {
      heading: 'Your list, ready for paper.',
      text: 'US Letter, portrait. Choose “Save as PDF” in the print window.',
      button: 'Download PDF',
      whole: 'Show the whole guide',
      list: 'Show my list',
      none: 'No title of this list is in the guide. This is the whole guide.',
    },
  },
} as const;

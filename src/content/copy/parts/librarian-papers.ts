import type { LibrarianPaper } from '#content/paper/papers.ts';

/** Copy of the papers for US librarians. Facts about books come from the catalogue. */
export const librarianPapersCopy = {
  heading: 'Papers for your library',
  papers: {
    bookmarks: { name: 'Bookmarks', note: 'Four a page, one title each' },
    'shelf-talker': { name: 'Shelf talker', note: 'Folds over the edge of the shelf' },
    poster: { name: 'Poster', note: 'For the door or the hall' },
    'talk-cards': { name: 'Talk cards', note: 'One minute on every title' },
    handout: { name: 'Conference handout', note: 'The three steps and the list on one sheet' },
  } satisfies Readonly<Record<LibrarianPaper, { readonly name: string; readonly note: string }>>,
  back: { label: 'Back to AASL25', to: '/aasl25' },
  about: 'For US librarians',
  series: 'The Jamie Johnson books.',
  callNumber: 'Our call number',
  isbn: 'ISBN',
  level: 'Level',
  title: 'Title',
  stopped: 'I stopped at page',
  flap: 'This part lies under the books. Fold along the dashes.',
  shelf: 'Up here: soccer on every page.',
  poster: ['Soccer', 'on every', 'page.'],
  all: 'All the books:',
  guide: 'Open it once and it is kept on your phone.',
  code: 'QR code of the address beside it',
  talk: {
    minute: 'One minute.',
    hold: { name: 'Hold it up.', text: 'Count to three before you speak.' },
    say: 'Say it.',
    ask: { name: 'Ask.', text: 'What do you want to know first?' },
    give: 'Hand it over.',
  },
} as const;

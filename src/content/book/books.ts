import {
  type Book,
  type GuidePlace,
  type GuideSectionId,
  pendingIsbnPrefix,
  plainIsbn,
} from './book.ts';
import type { OwnerValue } from '#content/owner-value.ts';

const specified = 'specification, section 3';
const description = 'specification, section 3: a description, not the printed title';
/** Precedes the name of the author of the series, who did not write the book. */
export const seriesAuthorWords = 'From the series by ';
const usName = 'drillboard.com, danfreedman.co.uk';

/** The ISBN of each book as its imprint page has it; empty while unknown. Dashes may stay. */
const isbns = {
  'teachers-book': '9781915791245',
  workbook: '',
  'reader-1': '',
  prequel: '',
  spanish: '',
  'pending-1': '',
  'pending-2': '',
  'reader-2': '',
  'reader-3': '',
  'reader-4': '',
  'reader-5': '',
  'reader-6': '',
  'born-to-play': '',
  'school-of-skill': '',
  'time-to-shine': '',
};

/**
 * The catalogue of both guides, in their order. The guides' sentences are in book-texts.ts.
 */
export const catalogue = [
  {
    key: 'teachers-book',
    title: confirmed('title.teachers-book', 'Born to Play: Teacher’s Book', 'its imprint page'),
    author: confirmed('author.teachers-book', 'Mark Bailey', 'its imprint page'),
    isbn: isbn('teachers-book'),
    level: level('teachers-book', 'Teaching resource'),
    coverUrl: '/art/cover-teachers-book.svg',
    publisher: 'HATRIQA',
    guides: inBoth('core', 1, 1),
  },
  {
    key: 'workbook',
    title: approval('title.workbook', 'Workbook', description),
    author: pending('author.workbook', 'Author to be confirmed'),
    isbn: isbn('workbook'),
    level: level('workbook', 'Teaching resource'),
    coverUrl: '/art/cover-workbook.svg',
    guides: inBoth('core', 2, 2),
  },
  gradedReader(1, inBoth('core', 3, 3)),
  {
    key: 'prequel',
    title: approval('title.prequel', 'Graphic prequel', description),
    author: seriesAuthor('prequel'),
    isbn: isbn('prequel'),
    level: level('prequel', 'Beginner (graphic novel)'),
    coverUrl: '/art/cover-prequel.svg',
    guides: inBoth('core', 4, 4),
  },
  {
    key: 'spanish',
    title: approval('title.spanish', 'Spanish edition', description),
    author: seriesAuthor('spanish'),
    isbn: isbn('spanish'),
    level: level('spanish'),
    coverUrl: '/art/cover-spanish.svg',
    guides: inBoth('core', 5, 5),
  },
  unknownBook(1, inBoth('core', 6, 6)),
  unknownBook(2, { print: { section: 'core', no: 7 } }),
  gradedReader(2, inBoth('extension', 7, 8)),
  gradedReader(3, inBoth('extension', 8, 9)),
  gradedReader(4, inBoth('extension', 9, 10)),
  gradedReader(5, inBoth('extension', 10, 11)),
  gradedReader(6, inBoth('extension', 11, 12)),
  novel('born-to-play', 'Born to Play', inBoth('novels', 12, 13)),
  novel('school-of-skill', 'School of Skill', inBoth('novels', 13, 14)),
  novel('time-to-shine', 'Time to Shine', inBoth('novels', 14, 15)),
] as const satisfies readonly Book[];

/** Books with their ISBNs as thirteen digits. */
export const books: readonly Book[] = catalogue.map((book: Book) => ({
  ...book,
  isbn: { ...book.isbn, value: plainIsbn(book.isbn.value) },
}));

function gradedReader(step: 1 | 2 | 3 | 4 | 5 | 6, guides: Book['guides']): Book {
  const key = `reader-${step}` as const;
  return {
    key,
    title: approval(`title.${key}`, `Graded Reader ${step}`, description),
    author: seriesAuthor(key),
    isbn: isbn(key),
    level: level(key, 'Beginner+'),
    coverUrl: `/art/cover-${key}.svg`,
    guides,
  };
}

function novel(key: keyof typeof isbns, title: string, guides: Book['guides']): Book {
  return {
    key,
    title: confirmed(`title.${key}`, title, specified),
    author: approval(`author.${key}`, 'D. C. Freedman', usName),
    isbn: isbn(key),
    level: level(key, 'Middle Grade'),
    coverUrl: `/art/cover-${key}.svg`,
    guides,
  };
}

function unknownBook(no: 1 | 2, guides: Book['guides']): Book {
  const key = `pending-${no}` as const;
  return {
    key,
    title: pending(`title.${key}`, 'Title to be confirmed'),
    author: pending(`author.${key}`, 'Author to be confirmed'),
    isbn: isbn(key),
    level: level(key),
    coverUrl: `/art/cover-${key}.svg`,
    guides,
  };
}

type Level = 'Beginner+' | 'Beginner (graphic novel)' | 'Middle Grade' | 'Teaching resource';

function level(key: string, name?: Level): OwnerValue {
  return name === undefined
    ? pending(`level.${key}`, 'Level to be confirmed')
    : confirmed(`level.${key}`, name, specified);
}

function inBoth(section: GuideSectionId, buying: number, print: number): Required<Book['guides']> {
  const place = (no: number): GuidePlace => ({ section, no });
  return { buying: place(buying), print: place(print) };
}

function seriesAuthor(key: string): OwnerValue {
  return approval(`author.${key}`, `${seriesAuthorWords}D. C. Freedman`, usName);
}

function isbn(key: keyof typeof isbns): OwnerValue {
  return isbns[key] === ''
    ? pending(`isbn.${key}`, `${pendingIsbnPrefix}${key}`)
    : confirmed(`isbn.${key}`, isbns[key], 'its imprint page');
}

function confirmed(key: string, value: string, source: string): OwnerValue {
  return { key, value, state: 'confirmed', source };
}

function approval(key: string, value: string, source: string): OwnerValue {
  return { key, value, state: 'approval', source };
}

function pending(key: string, value: string): OwnerValue {
  return { key, value, state: 'pending' };
}

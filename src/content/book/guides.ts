import type { Book, GuideSectionId } from './book.ts';
import { books } from './books.ts';

interface GuideBook {
  readonly no: number;
  readonly book: Book;
}

export interface GuideSection {
  readonly id: GuideSectionId;
  readonly heading: string;
  readonly note: string;
  readonly books: readonly GuideBook[];
}

const sections = [
  {
    id: 'core',
    heading: 'Core classroom set',
    note: 'Start here. Books and teaching resources for one class.',
  },
  { id: 'extension', heading: 'Extension readers', note: 'For readers who are ready to move up.' },
  {
    id: 'novels',
    heading: 'Middle-school novels',
    note: 'The Jamie Johnson novels, for independent readers.',
  },
] as const satisfies readonly Omit<GuideSection, 'books'>[];

/** Three catalogues of 6, 5 and 3 books (section 2 of the specification). */
export const buyingGuideSections = sectionsOf('buying');

/** Three sections of 7, 5 and 3 books. */
export const printGuideSections = sectionsOf('print');

function sectionsOf(guide: keyof Book['guides']): readonly GuideSection[] {
  return sections.map((section) => ({ ...section, books: booksIn(section.id, guide) }));
}

function booksIn(section: GuideSectionId, guide: keyof Book['guides']): readonly GuideBook[] {
  const catalogue: readonly Book[] = books;
  return catalogue
    .flatMap((book) => {
      const place = book.guides[guide];
      return place?.section === section ? [{ no: place.no, book }] : [];
    })
    .sort((a, b) => a.no - b.no);
}

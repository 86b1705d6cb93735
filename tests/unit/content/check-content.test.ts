import { describe, expect, it } from 'vitest';
import type { Book } from '#content/book.ts';
import { books } from '#content/books.ts';
import { catalogueFaults, guideFaults } from '#content/check-catalogue.ts';
import { headFaults } from '#content/check-heads.ts';
import { linkFaults, storyLinkFaults } from '#content/check-links.ts';
import { buyingGuideSections } from '#content/guides.ts';
import type { Story } from '#content/story.ts';

const [teachersBook] = books;

function withIsbn(isbn: Book['isbn']): Book {
  return { ...teachersBook, key: `book-${isbn.value}`, isbn };
}

function confirmed(value: string): Book['isbn'] {
  return { key: 'isbn', value, state: 'confirmed' };
}

describe('catalogueFaults', () => {
  it('is content with the catalogue', () => {
    expect(catalogueFaults(books)).toEqual([]);
  });

  it('reports a wrong check digit, a stranger’s number and an invented one', () => {
    expect(
      catalogueFaults([
        withIsbn(confirmed('9781915791246')),
        withIsbn(confirmed('9780306406157')),
        withIsbn({ key: 'isbn', value: '9781915791245', state: 'pending' }),
      ]),
    ).toEqual([
      expect.stringMatching(/"9781915791246" is not an ISBN/),
      expect.stringMatching(/"9780306406157" is not of HATRIQA's block/),
      expect.stringMatching(/"9781915791245" is pending and must read PENDING-/),
    ]);
  });

  it('reports a key or an ISBN given twice', () => {
    expect(catalogueFaults([teachersBook, teachersBook])).toEqual([
      'books: key: "teachers-book" is given twice',
      'books: isbn: "9781915791245" is given twice',
    ]);
  });

  it('reports a description without its reading-level line', () => {
    expect(catalogueFaults([{ ...teachersBook, description: 'Words.' }])).toEqual([
      'books: teachers-book: description: has no line "Reading level: Teaching resource"',
    ]);
  });
});

describe('guideFaults', () => {
  it('reports other counts and gaps in the numbers', () => {
    const shorter = buyingGuideSections.slice(1);
    expect(guideFaults('guide', shorter, [6, 5, 3])).toEqual([
      'guide: lists 5/3 books and not 6/5/3',
      'guide: is numbered 7, 8, 9, 10, 11, 12, 13, 14',
    ]);
  });
});

describe('headFaults', () => {
  it('reports a title used twice, a foreign title and a thin description', () => {
    const title = 'A | HATRIQA Soccer Reader Method';
    const description = 'x'.repeat(60);
    expect(
      headFaults(
        new Map([
          ['/a', { title, description }],
          ['/b', { title, description }],
          ['/c', { title: 'C', description: 'Too short' }],
        ]),
      ),
    ).toEqual([
      `/b: title: "${title}" is the title of /a`,
      '/c: title: "C" does not end in "HATRIQA Soccer Reader Method"',
      '/c: description: 9 characters, not 50 to 160',
    ]);
  });
});

describe('linkFaults', () => {
  it('reports a link to no page and to nothing on the page', () => {
    const content = [
      { label: 'A', to: '/about' },
      { label: 'B', to: '/abuot' },
      { label: 'C', hash: 'here' },
      { label: 'D', hash: 'there' },
      { id: 'here' },
    ];
    expect(linkFaults([{ page: '/x', content, claims: [] }])).toEqual([
      '/x: link: "/abuot" is no page',
      '/x: link: "#there" is nothing on the page',
    ]);
  });
});

describe('storyLinkFaults', () => {
  it('reports a stand-in address nobody knows and a known one nobody uses', () => {
    const story: Story = {
      id: 1,
      title: 'T',
      image: '/art/x.svg',
      alt: 'A',
      categories: ['news'],
      date: '2025-01-01',
      sample: false,
      content: 'One\nhttps://placeholder.invalid/new and https://example.org',
      description: '',
    };
    const address = {
      key: 'k',
      value: 'https://placeholder.invalid/old',
      state: 'pending',
    } as const;
    const links = new Map([[address.value, { kind: 'video', title: 'V', address } as const]]);
    expect(storyLinkFaults([story], links)).toEqual([
      'stories/1.md: "https://placeholder.invalid/new" is not in story-links.ts',
      'story-links.ts: "https://placeholder.invalid/old" is in no story',
    ]);
  });
});

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { books } from '#content/book/books.ts';
import { readContent } from '#build/content/read-content.ts';
import { allHeads, quotes } from '#content/checks/check-content.ts';
import { buyingGuideSections, printGuideSections } from '#content/book/guides.ts';
import { isIsbn } from '#content/book/book.ts';
import { type OutsideLink, type PageLink, unpublishedPaths } from '#content/page/link.ts';
import { compactGroups, headerItems } from '#content/page/navigation.ts';
import type { StorySummary } from '#content/story/story.ts';
import { team, type TeamMember } from '#content/team.ts';
import { pages as sitePages } from '#content/page/pages.ts';
import { tryInstead } from '#content/copy/parts/fallback.ts';
import { everyObject } from '#content/checks/walk-content.ts';
import { specifiedIds } from '../support/content/stories.ts';
import { contents, pages, stories, supplied, unsupplied } from './page-texts.ts';

function matches(pattern: RegExp, of = pages): readonly string[] {
  return of.flatMap(({ page, texts }) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => `${page}: ${match[0]}`)),
  );
}

function isSpecified({ id }: StorySummary): boolean {
  return specifiedIds.some((each) => each === id);
}

describe('content contracts', () => {
  it('hold, as the build checks them', async () => {
    const found = await readContent({ root: process.cwd(), publicFolder: 'public' });
    expect([...found.storyErrors, ...found.otherErrors]).toEqual([]);
  });

  it('lists 6, 5 and 3 books in one guide and 7, 5 and 3 in the other', () => {
    expect(buyingGuideSections.map((section) => section.books.length)).toEqual([6, 5, 3]);
    expect(printGuideSections.map((section) => section.books.length)).toEqual([7, 5, 3]);
    expect(books.length).toBeGreaterThanOrEqual(15);
  });

  it('has the levels of the specification, and numbers that are ISBNs or pending', () => {
    const levels = books.flatMap(({ level }) => (level.state === 'pending' ? [] : [level.value]));
    expect(levels).toEqual(
      expect.arrayContaining([
        'Beginner (graphic novel)',
        'Beginner+',
        'Middle Grade',
        'Teaching resource',
      ]),
    );
    const numbers = books.flatMap(({ isbn }) => (isbn.state === 'pending' ? [] : [isbn.value]));
    expect(numbers).toContain('9781915791245');
    expect(numbers.filter((isbn) => !isIsbn(isbn))).toEqual([]);
  });

  it('has fourteen quotes, each on one page: 2, 1, 4, 4 and 3', () => {
    expect(quotes).toHaveLength(14);
    const found = pages.map(({ page, texts }) => ({
      page,
      count: quotes.filter((quote) => texts.includes(quote)).length,
    }));
    expect(
      Object.fromEntries(
        found.filter(({ count }) => count > 0).map(({ page, count }) => [page, count]),
      ),
    ).toEqual({
      '/': 2,
      '/about': 1,
      '/schools': 4,
      '/aasl25': 4,
      '/books': 3,
    });
  });

  it('has four people, and names none before the name is known', () => {
    const people: readonly TeamMember[] = team;
    expect(people.map((member) => member.jobTitle)).toEqual([
      'Co-founder',
      'Co-founder',
      'Author and ambassador',
      'Education advisor',
    ]);
    const unknown = people.filter((member) => member.name.state === 'pending');
    expect(unknown.filter((member) => member.name.value !== member.jobTitle)).toEqual([]);
  });

  it('has the six stories from 2025-03-12 to 2025-05-03, two of them prize draws', () => {
    const six = stories.filter(isSpecified);
    expect(six.map((story) => story.id)).toEqual(specifiedIds);
    const dates = six.map((story) => story.date);
    expect(dates).toEqual(dates.toSorted());
    expect([dates.at(0), dates.at(-1)]).toEqual(['2025-03-12', '2025-05-03']);
    expect(six.filter((story) => story.deadline).map((story) => story.id)).toEqual([11, 12]);
  });
});

describe('heads', () => {
  it('belong to every page', () => {
    expect(allHeads(stories).size).toBe(Object.keys(sitePages).length + stories.length + 2);
  });

  it('carry the specified contact title', () => {
    expect(allHeads(stories).get('/contact')?.title).toBe(
      'Contact Us | HATRIQA Soccer Reader Method',
    );
  });
});

describe('navigation', () => {
  const compactLinks = compactGroups.flatMap(
    (group): readonly (PageLink | OutsideLink)[] => group.links,
  );
  it('offers the shop in both menus, as an address of somebody else', () => {
    for (const items of [headerItems, compactLinks]) {
      expect(items.filter((item) => item.label === 'Shop' && 'address' in item)).toHaveLength(1);
    }
  });

  it('has another page to try for each unpublished one', () => {
    expect(Object.keys(tryInstead)).toEqual([...unpublishedPaths]);
    expect(Object.values(tryInstead).map((link) => link.to)).toEqual([
      '/books',
      '/grassroots',
      '/schools',
      '/books',
    ]);
  });
});

describe('pictures', () => {
  const found = contents.flatMap(({ content }) =>
    [...everyObject(content)].filter((object) => typeof object['src'] === 'string'),
  );

  it('have a size and a text each', () => {
    expect(found.length).toBeGreaterThan(10);
    for (const picture of found) {
      expect(picture).toMatchObject({
        width: expect.any(Number),
        height: expect.any(Number),
        alt: expect.any(String),
      });
    }
  });

  it('exist', () => {
    const paths = matches(/\/art\/[a-z0-9-]+\.svg/g).map((line) => line.replace(/^.*: /, ''));
    const missing = [...new Set(paths)].filter((path) => !existsSync(`public${path}`));
    expect(missing).toEqual([]);
  });
});

describe('nothing is invented', () => {
  it('shows thirteen digits only where they are supplied', () => {
    const numbers = matches(/97[89][\d -]{10,}|\d{13}/g);
    expect(numbers.filter((line) => !supplied.has(line.replace(/^.*: /, '')))).toEqual([]);
  });

  it('links to hosts that the owner supplied or that are publicly known, else to a stand-in', () => {
    const hosts = matches(/https?:\/\/([^/\s]+)/g, unsupplied);
    expect(hosts.filter((line) => !line.endsWith('://placeholder.invalid'))).toEqual([]);
  });

  it('links the stories that rest on public facts to where they stand', () => {
    const hosts = matches(/https?:\/\/([^/\s]+)/g).map((line) => line.replace(/^.*:\/\//, ''));
    expect(hosts).toEqual(
      expect.arrayContaining(['languagecaster.com', 'www.oxfordshirefa.com', 'www.ucl.ac.uk']),
    );
  });

  it.each([
    ['e-mail address', /\S+@\S+|mailto:/g],
    ['price', /[£$€]\s?\d/g],
    ['phone number', /\+\d|\b0\d{3,}[\d ]{5,}/g],
    ['score', /(?<![\d-])\d{1,2}[–-]\d{1,2}(?![\d-])/g],
    ['social account', /(^|\s)@\w+/g],
    ['video address', /youtu\.?be\S*\/\S+/gi],
  ])('shows no %s', (name, pattern) => {
    // Ranges the specification names: ages, grades, figures and the days of the conference.
    const ranges = /: (8–13|3–8|2-3|85-95|16–18)$/;
    // The host is set aside for examples (RFC 2606).
    const example = /: sam@example\.org\.$/;
    const found = matches(pattern, unsupplied)
      .filter((line) => name !== 'score' || !ranges.test(line))
      .filter((line) => name !== 'e-mail address' || !example.test(line));
    expect(found).toEqual([]);
  });
});

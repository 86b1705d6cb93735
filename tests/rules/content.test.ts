import { existsSync } from 'node:fs';
import { describe, expect, it, expectTypeOf } from 'vitest';
import type { Picture } from '#content/pictures.ts';
import { books } from '#content/book/books.ts';
import { allHeads } from '#content/checks/check-content.ts';
import { isIsbn } from '#content/book/book.ts';
import { archiveLength } from '#content/story/story-archive.ts';
import { team, type TeamMember } from '#content/team.ts';
import { pages as sitePages } from '#content/page/pages.ts';
import { everyObject } from '#content/checks/walk-content.ts';
import { isSpecified, specifiedIds } from '../support/content/stories.ts';
import { contents, pages, stories, supplied, unsupplied } from './page-texts.ts';

function matches(pattern: RegExp, of = pages): readonly string[] {
  return of.flatMap(({ page, texts }) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => `${page}: ${match[0]}`)),
  );
}

describe('content contracts', () => {
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
    const counts = contents.flatMap(({ page, content }) => {
      const quotes = [...everyObject(content)].filter(
        ({ sample, role, text }) =>
          typeof sample === 'boolean' && role !== undefined && typeof text === 'string',
      );
      return quotes.length > 0 ? [[page, quotes.length] as const] : [];
    });
    expect(Object.fromEntries(counts)).toEqual({
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
    const six = stories.filter(({ id }) => isSpecified(id));
    expect(six.map((story) => story.id)).toEqual(specifiedIds);
    const dates = six.map((story) => story.date);
    expect(dates).toEqual(dates.toSorted());
    expect([dates.at(0), dates.at(-1)]).toEqual(['2025-03-12', '2025-05-03']);
    expect(six.filter((story) => story.deadline).map((story) => story.id)).toEqual([11, 12]);
  });
});

it('heads belong to every page', () => {
  const lists = archiveLength(stories.length);
  expect(allHeads(stories).size).toBe(Object.keys(sitePages).length + stories.length + lists + 2);
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

it('shows thirteen digits only where they are supplied', () => {
  const numbers = matches(/97[89][\d -]{10,}|\d{13}/g);
  expect(numbers.filter((line) => !supplied.has(line.replace(/^.*: /, '')))).toEqual([]);
});

it('links to hosts that the owner supplied or that are publicly known, else to a placeholder', () => {
  const hosts = matches(/https?:\/\/([^/\s]+)/g, unsupplied);
  expect(hosts.filter((line) => !line.endsWith('://placeholder.invalid'))).toEqual([]);
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
  // example.org is reserved for examples (RFC 2606).
  const example = /: sam@example\.org\.$/;
  const found = matches(pattern, unsupplied)
    .filter((line) => name !== 'score' || !ranges.test(line))
    .filter((line) => name !== 'e-mail address' || !example.test(line));
  expect(found).toEqual([]);
});

it('a picture of a person may be a photo', () => {
  expectTypeOf<'/art/person.jpg'>().toExtend<Picture['src']>();
  expectTypeOf<'/art/person.webp'>().toExtend<Picture['src']>();
});

import { describe, expect, it } from 'vitest';
import type { Book } from '#content/book/book.ts';
import { catalogue } from '#content/book/books.ts';
import { catalogueIssues } from '#content/checks/check-catalogue.ts';
import {
  emptyTextIssues,
  headIssues,
  linkIssues,
  teamIssues,
  unknownLinkIssues,
  unusedLinkIssues,
} from '#content/checks/check-content.ts';
import { emailIssues, ownerValueIssues } from '#content/checks/check-owner-values.ts';
import type { ContentIssue } from '#content/checks/content-issue.ts';
import { linksByHref } from '#content/story/story-links.ts';
import { team } from '#content/team.ts';
import { makeStory } from '../../../support/content/make-story.ts';

const [teachersBook] = catalogue;

/** Returns the errors as they are printed, without file and line. */
function said(errors: readonly ContentIssue[]): readonly string[] {
  return errors.map(({ about, value, rule }) => `${about}: "${value}" ${rule}`);
}

function withIsbn(isbn: Book['isbn']): Book {
  return { ...teachersBook, key: 'workbook', isbn };
}

function confirmed(value: string): Book['isbn'] {
  return { key: 'isbn', value, state: 'confirmed' };
}

describe('catalogueIssues', () => {
  it.each([
    ['9781915791246', /has a wrong digit: .* is 5; compare it with the book$/],
    ['978-0-306-40615-7', /is not of HATRIQA's numbers, which begin with 9781915791$/],
    ['0306406152', /has 10 digits; an ISBN has 13/],
    ['', /is no ISBN/],
  ])('says what is wrong with the ISBN %j', (value, rule) => {
    expect(said(catalogueIssues([withIsbn(confirmed(value))]))).toEqual([
      expect.stringMatching(rule),
    ]);
  });

  it.each(['978-1-915791-24-5', '978‑1‑915791‑24‑5', '978\u00A01\u00A0915791\u200B24\u00AD5'])(
    'accepts the dashes and spaces of %s',
    (value) => expect(catalogueIssues([withIsbn(confirmed(value))])).toEqual([]),
  );

  it.each([9781915791245, undefined])('requires the ISBN %j as text', (value) => {
    const book = JSON.parse(
      JSON.stringify(withIsbn(confirmed('x')), (_, each) => (each === 'x' ? value : each)),
    );
    expect(said(catalogueIssues([book]))).toEqual([
      `books: workbook: isbn: "${value ?? ''}" is not text; write it in quotes, or '' while it is unknown`,
    ]);
  });

  it('reports a number that is given and still pending', () => {
    const isbn = { key: 'isbn', value: '978-1-915791-24-5', state: 'pending' } as const;
    expect(said(catalogueIssues([withIsbn(isbn)]))).toEqual([
      expect.stringMatching(/is pending and must read PENDING-…; a known one is confirmed$/),
    ]);
  });

  it('reports a key or an ISBN given twice, however it is typed', () => {
    const again = { ...teachersBook, isbn: confirmed('978-1-915791-24-5') };
    expect(said(catalogueIssues([teachersBook, again]))).toEqual([
      'books: key: "teachers-book" is given twice; each book has a key of its own',
      'books: isbn: "9781915791245" is given twice; each book has an ISBN of its own',
    ]);
  });

  it('reports a key in another form, and a book of which the guides say nothing', () => {
    expect(said(catalogueIssues([{ ...teachersBook, key: 'Teacher’s book' }]))).toEqual([
      expect.stringMatching(/^books: key: "Teacher’s book" is not a key: lower-case letters/),
      expect.stringMatching(
        /"Teacher’s book" has no sentence in src\/content\/book\/book-texts\.ts$/,
      ),
    ]);
  });
});

describe('ownerValueIssues', () => {
  function faultsOf(value: unknown, state = 'confirmed'): readonly string[] {
    const address = { key: 'a-key', value, state };
    const content = { label: 'L', address };
    return said(ownerValueIssues([{ page: '/x', content, claims: [] }]));
  }

  it.each(['htps://shop.example', 'shop.example', 'https://', 'https://shop', ''])(
    'refuses the address %j',
    (value) => {
      expect(faultsOf(value)).toEqual([`a-key: "${value}" ${wholeAddress}`]);
    },
  );

  it('accepts a whole address and a placeholder that is pending', () => {
    expect(faultsOf('https://shop.example/a?b=c#d')).toEqual([]);
    expect(faultsOf('https://placeholder.invalid/shop', 'pending')).toEqual([]);
  });

  it('requires the state to say what the address is', () => {
    expect(faultsOf('https://shop.example', 'pending')).toEqual([
      'a-key: "https://shop.example" is pending; a known address is confirmed',
    ]);
    expect(faultsOf('https://placeholder.invalid/shop')).toEqual([
      'a-key: "https://placeholder.invalid/shop" is a placeholder and confirmed; write the real address',
    ]);
  });

  it('lists the valid states', () => {
    expect(faultsOf('https://shop.example', 'confirmd')).toEqual([
      'a-key: state: "confirmd" is not one of confirmed, approval, pending',
    ]);
  });

  it('reports a value without a state', () => {
    const content = [{ key: 'shop', value: 'https://shop.example' }, { key: 'other' }];
    expect(said(ownerValueIssues([{ page: '/x', content, claims: [] }]))).toEqual([
      'shop: state: "" is not one of confirmed, approval, pending',
    ]);
  });

  it.each(['info@example.org', undefined, { user: 'info' }])(
    'requires the e-mail address in two halves, not %j',
    (value) => {
      const email = JSON.parse(JSON.stringify({ key: 'email', value, state: 'confirmed' }));
      expect(said(emailIssues(email))).toEqual([
        expect.stringMatching(/^email: ".*" is not in two halves; write value: \{ user: /),
      ]);
    },
  );

  it('reports words that are empty or still placeholders', () => {
    const title = { key: 'title.x', value: 'Title to be confirmed', state: 'confirmed' };
    const empty = { key: 'title.y', value: ' ', state: 'confirmed' };
    expect(said(ownerValueIssues([{ page: '/x', content: [title, empty], claims: [] }]))).toEqual([
      'title.x: "Title to be confirmed" is a placeholder and confirmed; write the real words',
      'title.y: " " is empty',
    ]);
  });
});

const wholeAddress =
  'is not a whole address that begins with https://, such as https://www.example.org/shop';

it('teamIssues reports a confirmed name that is the role, and a person without words', () => {
  const [member] = team;
  const name = { key: 'team.x', value: 'Co-founder', state: 'confirmed' } as const;
  const image = { ...member.image, src: '/art/photo.svg', alt: '' } as const;
  expect(said(teamIssues([{ ...member, key: 'x', name, image, bio: [] }]))).toEqual([
    `team: x: name: "Co-founder" is the role and confirmed; write the name`,
    `team: x: image: "/art/photo.svg" has no alt text`,
    'team: x: bio: "" is empty; write a biography',
  ]);
});

it('headIssues reports a title used twice, a foreign title and a thin description', () => {
  const title = 'A | HATRIQA Soccer Reader Method';
  const description = 'x'.repeat(60);
  const heads = new Map([
    ['/a', { title, description }],
    ['/b', { title, description }],
    ['/c', { title: 'C', description: 'Too short' }],
  ]);
  expect(said(headIssues(heads))).toEqual([
    `/b: title: "${title}" is the title of /a too`,
    '/c: title: "C" does not end in "HATRIQA Soccer Reader Method"',
    '/c: description: "Too short" has 9 characters; write 50 to 160',
  ]);
});

it('emptyTextIssues reports every empty text but an alt, and what other checks report', () => {
  const content = {
    heading: ' ',
    picture: { src: '/art/ball.svg', alt: '' },
    cards: [{ title: 'A card', lines: ['One', ''] }],
    facts: [{ label: 'Where', value: '' }],
    author: { key: 'author', value: '', state: 'confirmed' },
    member: { key: 'x', bio: [''] },
    story: [{ kind: 'text', text: ' ' }],
  };
  const issues = emptyTextIssues([{ page: '/x', content, claims: [] }]);
  expect(said(issues)).toEqual([
    '/x: heading: "" is empty; write it, or take out what it belongs to',
    '/x: lines: "" is empty; write it, or take out what it belongs to',
    '/x: value: "" is empty; write it, or take out what it belongs to',
  ]);
  expect(issues.map(({ near }) => near)).toEqual(['/art/ball.svg', 'A card', 'Where']);
});

it('linkIssues reports a link to no page and to nothing on the page', () => {
  const content = [
    { label: 'A', to: '/about' },
    { label: 'B', to: '/abuot' },
    { label: 'C', hash: 'here' },
    { label: 'D', hash: 'there' },
    { id: 'here' },
  ];
  expect(said(linkIssues([{ page: '/x', content, claims: [] }]))).toEqual([
    '/x: link B: "/abuot" is not a page of this site',
    '/x: link D: "there" is not the id of anything on the page',
  ]);
});

describe('the links of stories', () => {
  const content = 'One\nhttps://placeholder.invalid/new and https://example.org';
  const story = makeStory({ id: 1, content });

  it('are reported where a placeholder address is not known', () => {
    expect(said(unknownLinkIssues([story]))).toEqual([
      '/stories/1: "https://placeholder.invalid/new" is a placeholder that story-links.ts does not have',
    ]);
  });

  it('are found however the address is typed', () => {
    const value = 'https://www.YouTube.com/watch?v=año-1';
    const address = { key: 'k', value, state: 'confirmed' } as const;
    const links = linksByHref([{ kind: 'video', title: 'V', address }]);
    const user = (content: string) => makeStory({ id: 1, content });
    for (const typed of [value, 'https://www.youtube.com/watch?v=a%C3%B1o-1'])
      expect(unusedLinkIssues([user(`One\n${typed}`)], links)).toEqual([]);
    expect(said(unusedLinkIssues([user('One')], links))).toEqual([
      expect.stringContaining(`"${value}" is in no story`),
    ]);
  });

  it('are reported where no story uses a known one', () => {
    const value = 'https://placeholder.invalid/old';
    const address = { key: 'k', value, state: 'pending' } as const;
    const links = new Map([[address.value, { kind: 'video', title: 'V', address } as const]]);
    expect(said(unusedLinkIssues([story], links))).toEqual([
      expect.stringMatching(/^story-links.ts: "https:.*\/old" is in no story; write the same/),
    ]);
  });
});

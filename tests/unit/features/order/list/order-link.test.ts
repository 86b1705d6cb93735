// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { books } from '#content/book/books.ts';
import { addLists } from '#features/order/panel/order-panel.tsx';
import { listInHash, maxCopies, orderLink } from '#features/order/list/order-list.ts';

const all = new Map(books.map(({ key }) => [key, maxCopies]));
const [first = '', second = ''] = all.keys();
const link = orderLink('/mackin-buying-guide', all);

describe('the link of a full list', () => {
  it('is restored from an address, also from one that a mail program has rewritten', () => {
    const { hash } = new URL(link);
    expect(listInHash(hash)).toEqual({ list: all, errors: [] });
    expect(listInHash(hash.replaceAll(',', '%2C'))).toEqual({ list: all, errors: [] });
  });

  it('is restored from a link of an earlier build, which did not count its copies', () => {
    expect(listInHash(new URL(link).hash.replace(/=\d+,/, '='))).toEqual({ list: all, errors: [] });
  });

  it.each<readonly [string, (hash: string) => string]>([
    ['a full stop after it', (hash) => `${hash}.`],
    ['a closing bracket and a comma', (hash) => `${hash}),`],
    ['a closing quotation mark', (hash) => `${hash}”`],
    ['a space and an ellipsis', (hash) => `${hash}%20…`],
    ['a query of another program', (hash) => `${hash}?utm_source=mail`],
    ['a click id', (hash) => `${hash}&fbclid=IwAR0`],
    ['everything encoded', (hash) => `#${encodeURIComponent(hash.slice(1))}`],
    [
      'everything encoded three times',
      (hash) => `#${[0, 1, 2].reduce((text) => encodeURIComponent(text), hash.slice(1))}`,
    ],
    ['quoted-printable signs', (hash) => hash.replace('=', '=3D')],
    ['quoted-printable line ends', (hash) => hash.replace(/(.{40})/g, '$1=%0D%0A')],
    ['line ends', (hash) => hash.replaceAll(',', ',%0A')],
    ['the quotation marks of a reply', (hash) => hash.replaceAll('-', '-%0A%3E%20')],
    ['spaces', (hash) => hash.replaceAll(',', ', ')],
    ['invisible signs', (hash) => hash.replaceAll('.', '\u200b.')],
    ['soft hyphens', (hash) => hash.replaceAll('-', '-%C2%AD')],
    ['capitals', (hash) => hash.toUpperCase()],
    ['typographic hyphens', (hash) => hash.replaceAll('-', '–')],
    ['full-width signs', (hash) => hash.replace(/[#=,.\d]/g, fullWidth)],
    ['semicolons', (hash) => hash.replaceAll(',', ';')],
    ['plus signs', (hash) => hash.replace(/,(?=[a-z])/g, '+')],
    ['spaces alone', (hash) => hash.replace(/,(?=[a-z])/g, '%20')],
    ['vertical lines', (hash) => hash.replace(/,(?=[a-z])/g, '|')],
    ['commas as HTML writes them', (hash) => hash.replaceAll(',', '&#44;')],
    [
      'commas and full stops by name',
      (hash) => hash.replaceAll(',', '&comma;').replaceAll('.', '&period;'),
    ],
    ['underscores', (hash) => hash.replaceAll('-', '_')],
    ['a second #', (hash) => `#${hash}`],
    ['a # as HTML writes it', (hash) => hash.replace('#', '#35;')],
    ['a mark of another program', (hash) => hash.replace('#', '#!/')],
    ['a lost =', (hash) => hash.replace('=', '')],
    ['a lost name', (hash) => hash.replace('list=', '')],
    ['the end of its element', (hash) => `${hash}">Our list</a>`],
    ['what a mail filter adds', (hash) => `${hash}__;Iw!!Ab12$`],
    ['words after it', (hash) => `${hash}%20Thanks,%20Anna`],
    ['a signature', (hash) => `${hash}.%0A%0ASent from my phone`],
    ['the minus sign for a hyphen', (hash) => hash.replaceAll('-', '−')],
    ['words in a bracket', (hash) => `${hash}|Our list>`],
  ])('comes back with %s', (_, damage) => {
    expect(listInHash(damage(new URL(link).hash))).toEqual({ list: all, errors: [] });
  });

  it('says so wherever it is cut off', () => {
    const { hash } = new URL(link);
    for (let end = '#list='.length; end < hash.length; end += 1) {
      const read = listInHash(hash.slice(0, end));
      const isWhole = read && [...all].every(([key, copies]) => read.list.get(key) === copies);
      expect(isWhole || read?.errors.length).toBeTruthy();
    }
  });

  it('has at most 320 characters, under a long name too', () => {
    const known = 15;
    const most = 320 + Math.max(0, books.length - known) * 20;
    expect(link.length - new URL(link).origin.length + 40).toBeLessThanOrEqual(most);
  });
});

/** Returns the full-width form of a character, which Chinese and Japanese keyboards type. */
function fullWidth(sign: string): string {
  return sign === '#' ? sign : String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
}

it.each(['', '#', '#your-list', '#list-of-books', '#lists=a.1', 'list=a.1'])(
  'finds no list in %j',
  (hash) => {
    expect(listInHash(hash)).toBeUndefined();
  },
);

it.each(['#list=', '#list', '#LIST=,'])('reports an empty list for %s', (hash) => {
  expect(listInHash(hash)).toEqual({ list: new Map(), errors: [{ kind: 'unreadable' }] });
});

it('the sum of two lists has the titles of both, and at most 999 of each', () => {
  const sum = addLists(new Map([[first, 30]]), new Map([...all, [first, 5], [second, 999]]));
  expect(sum.get(first)).toBe(35);
  expect(addLists(all, all)).toEqual(all);
  expect(sum.size).toBe(all.size);
});

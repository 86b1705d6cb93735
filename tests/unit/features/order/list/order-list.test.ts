import { describe, expect, it } from 'vitest';
import { books } from '#content/book/books.ts';
import {
  maxCopies,
  orderText,
  parseCopies,
  readOrderList,
} from '#features/order/list/order-list.ts';

const [first, second] = books.map(({ key }) => key);
const listOf = (one: number, other: number) => new Map([[first, one] as const, [second, other]]);
const all = new Map(books.map(({ key }, at) => [key, at + 1]));

describe('a list as text', () => {
  it('is restored as it was, in the order of the catalogue', () => {
    const mixed = new Map([...all].reverse());
    expect(readOrderList(orderText(mixed))).toEqual({ list: all, errors: [] });
    expect([...readOrderList(orderText(mixed)).list.keys()]).toEqual([...all.keys()]);
  });

  it('leaves out what is not in the catalogue, and says so', () => {
    expect(readOrderList(`left-the-shelf.4,${first}.2`)).toEqual({
      list: new Map([[first, 2]]),
      errors: [{ kind: 'unknown' }],
    });
  });

  it.each(['1e9', '2.5', '0', '1000', '', 'NaN', '__proto__', '９'])(
    'reads the number "%s" as one copy',
    (number) => {
      const { list, errors } = readOrderList(`${first}.${number},${second}.7`);
      expect(list).toEqual(listOf(1, 7));
      expect(errors).toContainEqual({ kind: 'copies', key: first });
    },
  );

  it('uses the first number of a title that is listed twice', () => {
    expect(readOrderList(`${first}.2,${first}.9`)).toEqual({
      list: new Map([[first, 2]]),
      errors: [{ kind: 'doubled', key: first }],
    });
  });

  it.each([
    [`${first}.2,${second}.30">My list</a>`, 30],
    [`${first}.2,${second}.30&amp;utm_source=mail`, 30],
    [`${first}.2,<b>,${second}.30`, 30],
  ])('reads what it can of %s', (text, copies) => {
    expect(readOrderList(text)).toEqual({
      list: listOf(2, copies),
      errors: [{ kind: 'unreadable' }],
    });
  });

  it.each(['x'.repeat(10_000), 'constructor.5,'.repeat(1_000), '%'.repeat(10_000)])(
    'reads ten thousand characters quickly, and keeps the rest (%#)',
    (long) => {
      const { list } = readOrderList(`${first}.3,${long},${second}.4`);
      expect(list).toEqual(listOf(3, 4));
    },
  );
});

it('a number of copies is whole, and from 1 to 999', () => {
  expect(['1', ' 30 ', '007', '999'].map(parseCopies)).toEqual([1, 30, 7, maxCopies]);
  const wrong = ['0', '1000', '-1', '2.5', '1e3', '', ' ', '3 0', 'half@wo.example', '٣'];
  expect(wrong.map(parseCopies)).toEqual(wrong.map(() => undefined));
});

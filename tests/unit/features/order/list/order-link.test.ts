// @vitest-environment happy-dom
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { books } from '#content/book/books.ts';
import { addLists } from '#features/order/panel/merge-prompt.tsx';
import { listInHash, mostCopies, orderLink } from '#features/order/list/order-list.ts';

const all = new Map(books.map(({ key }) => [key, mostCopies]));
const [first = '', second = ''] = all.keys();
const link = orderLink('/mackin-buying-guide', all);

describe('the link of a full list', () => {
  it('comes back, from an address and from one that a mail program has rewritten', () => {
    const { hash } = new URL(link);
    expect(listInHash(hash)).toEqual({ list: all, faults: [] });
    expect(listInHash(hash.replaceAll(',', '%2C'))).toEqual({ list: all, faults: [] });
  });

  it('carries the list behind the #, which no server is sent', () => {
    expect(new URL(link).pathname + new URL(link).search).toBe('/mackin-buying-guide');
  });

  it('has at most 320 characters, under a long name too', () => {
    const known = 15;
    const most = 320 + Math.max(0, books.length - known) * 20;
    expect(link.length - new URL(link).origin.length + 40).toBeLessThanOrEqual(most);
  });
});

it.each(['', '#', '#your-list', '#lists=a.1', 'list=a.1'])('no list is in %j', (hash) => {
  expect(listInHash(hash)).toBeUndefined();
});

it('half a sign does not end in an error', () => {
  expect(listInHash(`#list=${first}.3,%E0%A4%A,${second}.2`)).toEqual({
    list: new Map([
      [first, 3],
      [second, 2],
    ]),
    faults: [{ kind: 'unreadable' }],
  });
});

it('the sum of two lists has the titles of both, and at most 999 of each', () => {
  const sum = addLists(new Map([[first, 30]]), new Map([...all, [first, 5], [second, 999]]));
  expect(sum.get(first)).toBe(35);
  expect(addLists(all, all)).toEqual(all);
  expect(sum.size).toBe(all.size);
});

it('the library that draws its code writes what another one reads', () => {
  const { size, data } = encode(link, { boostEcc: true, border: 4 });
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const isDark = data[Math.floor(at / side / scale)]?.[Math.floor((at % side) / scale)];
    pixels.set([...Array<number>(3).fill(isDark ? 0 : 255), 255], at * 4);
  }
  expect(jsQR(pixels, side, side)?.data).toBe(link);
});

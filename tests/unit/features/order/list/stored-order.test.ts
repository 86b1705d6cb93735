// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { books } from '#content/book/books.ts';
import {
  storeOrder,
  orderName,
  readStoredOrder,
  restoreOrder,
  onStoredOrderChange,
} from '#features/order/list/stored-order.ts';
import { readDurableText, writeDurableText } from '#platform/durable-text.ts';

const [first = '', second = ''] = books.map(({ key }) => key);
const list = new Map([
  [first, 2],
  [second, 30],
]);
const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] });
  localStorage.clear();
});
afterEach(() => storeOrder(new Map()));

describe('the stored list', () => {
  it('is kept for 30 days after its last change, then deleted', () => {
    storeOrder(list);
    vi.setSystemTime(Date.now() + 30 * day - 1);
    expect(readStoredOrder().list).toEqual(list);
    vi.setSystemTime(Date.now() + 1);
    expect(readStoredOrder().list).toEqual(new Map());
    expect(localStorage).toHaveLength(0);
  });

  it('survives the correction of a clock that was set back, for another 30 days', () => {
    const now = Date.now();
    vi.setSystemTime(day);
    storeOrder(list);
    vi.setSystemTime(now);
    expect(readStoredOrder().list).toEqual(list);
    vi.setSystemTime(now + 31 * day);
    expect(readStoredOrder().list).toEqual(new Map());
  });

  it.each(['nonsense', '{"a":1}', `someday ${first}.3`, ' '])(
    'is empty when the stored text is %j',
    (text) => {
      localStorage.setItem(orderName, text);
      expect(readStoredOrder()).toEqual({ list: new Map(), errors: [], isStored: true });
    },
  );

  it('reports books that are no longer in the catalogue', () => {
    localStorage.setItem(orderName, `${new Date().toISOString()} gone.4,${first}.3`);
    expect(readStoredOrder()).toMatchObject({
      list: new Map([[first, 3]]),
      errors: [{ kind: 'unknown' }],
    });
  });
});

it('reports full storage, and removes the older list', () => {
  const held = new Map([[orderName, `${new Date().toISOString()} ${first}.1`]]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: deny('QuotaExceededError'),
    removeItem: (name: string) => held.delete(name),
  });
  expect(storeOrder(list)).toBe(false);
  expect(readStoredOrder()).toEqual({ list, errors: [], isStored: false });
  expect(held.size).toBe(0);
});

it('reports denied storage, and keeps the list in memory', () => {
  const denied = deny('SecurityError');
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  expect(readStoredOrder()).toEqual({ list: new Map(), errors: [], isStored: false });
  expect(storeOrder(list)).toBe(false);
  expect(readStoredOrder()).toEqual({ list, errors: [], isStored: false });
});

describe('a browser that was killed before it wrote localStorage to disk', () => {
  const older = () => `${new Date(Date.now() - day).toISOString()} ${first}.1`;
  const written = async (text: RegExp) =>
    vi.waitFor(async () => expect(await readDurableText(orderName)).toMatch(text), {
      timeout: 20_000,
    });

  // The store keeps its first connection open, so all tests share one set of databases.
  const databases = new IDBFactory();
  beforeEach(() => void vi.stubGlobal('indexedDB', databases));

  it('restores the list, and notifies watchers', async () => {
    storeOrder(list);
    await written(/30$/);
    localStorage.setItem(orderName, older());
    const onChange = vi.fn();
    const stop = onStoredOrderChange(onChange);
    await restoreOrder();
    stop();
    expect(readStoredOrder().list).toEqual(list);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('does not restore a list that was cleared', async () => {
    storeOrder(new Map());
    await written(/Z $/);
    localStorage.setItem(orderName, older());
    await restoreOrder();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['is older than the stored list', -1, 0],
    ['is as old as the stored list', -1, -1],
    ['has not changed for 30 days', -31 * day, -32 * day],
  ])('does not restore a copy that %s', async (_, durable, stored) => {
    const at = (time: number) => new Date(Date.now() + time).toISOString();
    await writeDurableText(orderName, `${at(durable)} ${first}.9`);
    localStorage.setItem(orderName, `${at(stored)} ${first}.1`);
    await restoreOrder();
    expect(localStorage.getItem(orderName)).toMatch(/\.1$/);
  });

  it('deletes the durable copy after 30 days, also one whose clock was corrected', async () => {
    const now = Date.now();
    vi.setSystemTime(day);
    storeOrder(list);
    await written(/^1970.*30$/);
    vi.setSystemTime(now);
    expect(readStoredOrder().list).toEqual(list);
    await written(/^2026.*30$/);
    vi.setSystemTime(now + 31 * day);
    localStorage.clear();
    await restoreOrder();
    expect(await readDurableText(orderName)).toBe('');
    expect(readStoredOrder().list).toEqual(new Map());
  });

  it('does nothing where the database is denied', async () => {
    vi.stubGlobal('indexedDB', { databases: deny('SecurityError'), open: deny('SecurityError') });
    storeOrder(list);
    await restoreOrder();
    expect(readStoredOrder().list).toEqual(list);
  });
});

function deny(name: string): () => never {
  return () => {
    throw new DOMException('No', name);
  };
}

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeAddress } from '#platform/page/change-address.ts';

const onShown = vi.fn();
let listeners: AbortController;

beforeEach(() => {
  listeners = new AbortController();
  onShown.mockReset();
  history.replaceState({ entry: 1 }, '', '/stories?category=cup');
  addEventListener('address-shown', onShown, { signal: listeners.signal });
});

afterEach(() => listeners.abort());

it.each([
  { isReplaced: true, entries: 0, state: { entry: 1 } },
  { isReplaced: false, entries: 1, state: null },
])('changes the address at once before the router has started: %o', (change) => {
  const { length } = history;
  changeAddress({ search: '?q=goal', hash: '#list', isReplaced: change.isReplaced });
  expect(location.pathname + location.search + location.hash).toBe('/stories?q=goal#list');
  expect(history.length - length).toBe(change.entries);
  expect(history.state).toEqual(change.state);
  expect(onShown).toHaveBeenCalledOnce();
});

it('leaves the change to the router once that has started', () => {
  const change = { search: '' };
  const onAddress = vi.fn((event: Event) => {
    event.preventDefault();
    return (event as CustomEvent).detail;
  });
  addEventListener('address', onAddress, { signal: listeners.signal });
  changeAddress(change);
  expect(onAddress).toHaveReturnedWith(change);
  expect(location.search).toBe('?category=cup');
  expect(onShown).not.toHaveBeenCalled();
});

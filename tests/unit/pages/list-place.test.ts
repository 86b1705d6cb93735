// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createListPlace } from '#pages/stories/list-place.ts';

const scrollTo = vi.fn();

afterEach(() => {
  scrollTo.mockReset();
  sessionStorage.clear();
});

let stop = () => {};

/** Shows the list of a history entry, and no other. */
function show(key: string, top = 0): ReturnType<typeof createListPlace> {
  stop();
  history.replaceState({ __TSR_key: key }, '');
  vi.stubGlobal('scrollY', top);
  vi.stubGlobal('scrollTo', scrollTo);
  const place = createListPlace();
  ({ stop } = place);
  return place;
}

/** Leaves a list at a scroll position, as a link does. */
function leave(key: string, top: number): void {
  show(key, top);
  dispatchEvent(new Event('page-leave'));
}

/** Returns the position to which the list of a history entry is scrolled. */
function restored(key: string): unknown {
  scrollTo.mockReset();
  show(key).restore();
  return scrollTo.mock.calls[0]?.[0].top;
}

it('restores the scroll position of each of several lists', () => {
  leave('first', 5_000);
  leave('second', 700.5);
  expect(['second', 'first', 'other'].map(restored)).toEqual([700.5, 5_000, undefined]);
  leave('first', 6_000);
  expect(['second', 'first'].map(restored)).toEqual([700.5, 6_000]);
});

it('restores the scroll position of a page that was discarded while hidden', () => {
  show('first', 5_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(restored('first')).toBe(5_000);
});

it('restores the scroll position of a list that was hidden while it loaded', () => {
  leave('first', 5_000);
  scrollTo.mockReset();
  const place = show('first');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  place.restore();
  expect(scrollTo.mock.calls[0]?.[0].top).toBe(5_000);
});

it('restores a list whose entry is reported again while it loads, but no other', () => {
  leave('first', 5_000);
  const place = show('first');
  place.remember();
  place.restore();
  expect(scrollTo.mock.calls).toEqual([[{ top: 5_000, behavior: 'instant' }]]);
  history.replaceState({ __TSR_key: 'next' }, '');
  place.remember();
  place.restore();
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('remembers the last ten of many lists', () => {
  for (let at = 1; at <= 300; at += 1) leave(`list-${at}`, at);
  expect(['list-290', 'list-291', 'list-300'].map(restored)).toEqual([undefined, 291, 300]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutoScroll } from '#features/reading/listen/auto-scroll.ts';

const below = rangeAt(2_000);

const scrollBy = vi.fn();
const scrollTo = vi.fn();
const onAway = vi.fn();
let autoScroll: ReturnType<typeof createAutoScroll>;
beforeEach(() => {
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollTo', scrollTo);
  autoScroll = createAutoScroll(() => 700, onAway);
});
afterEach(() => autoScroll.stop());

it('does not scroll between the two halves of a press, and ends its own scrolling there', () => {
  autoScroll.scrollTo(below);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pointerdown'));
  expect(scrollTo).toHaveBeenCalledWith({ top: scrollY, behavior: 'instant' });
  autoScroll.scrollTo(below);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pointerup'));
  autoScroll.scrollTo(below);
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

it('undoes what the browser scrolled after a press', () => {
  vi.stubGlobal('scrollY', 466);
  dispatchEvent(new Event('pointerdown'));
  vi.stubGlobal('scrollY', 1_089);
  dispatchEvent(new Event('scroll'));
  expect(scrollTo.mock.calls).toEqual([
    [{ top: 466, behavior: 'instant' }],
    [{ top: 466, behavior: 'instant' }],
  ]);
});

it('scrolls to a word behind the player, but not while the reader is pressing something', () => {
  autoScroll.showWord(rangeAt(600));
  expect(scrollBy).not.toHaveBeenCalled();
  autoScroll.showWord(below);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pointerdown'));
  autoScroll.showWord(below);
  expect([scrollBy.mock.calls.length, autoScroll.isFollowing()]).toEqual([1, false]);
});

it('does not follow a reader who drags the scroll bar, for as long as the page scrolls', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  autoScroll.scrollTo(below);
  for (let times = 0; times < 3; times += 1) {
    vi.advanceTimersByTime(1_000);
    dispatchEvent(new Event('scroll'));
  }
  expect(onAway.mock.calls).toEqual([[true]]);
  autoScroll.scrollTo(below);
  expect(scrollBy).not.toHaveBeenCalled();
});

it('stays where it is when the text that is read is no longer in the page', () => {
  const gone = { getBoundingClientRect: () => new DOMRect() };
  autoScroll.scrollTo({ ...gone, getClientRects: () => [] } as unknown as Range);
  expect(scrollBy).not.toHaveBeenCalled();
});

function rangeAt(top: number): Range {
  const box = new DOMRect(0, top, 100, 20);
  return { getBoundingClientRect: () => box, getClientRects: () => [box] } as unknown as Range;
}

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createAutoScroll } from '#features/reading/listen/auto-scroll.ts';

const scrollBy = vi.fn();
const scrollTo = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollTo', scrollTo);
});

const create = (onAway = vi.fn()) => createAutoScroll(() => 700, onAway);
const below = { getBoundingClientRect: () => new DOMRect(0, 2_000, 100, 20) } as Range;

it('does not scroll between the two halves of a press, and ends its own scrolling there', () => {
  const autoScroll = create();
  autoScroll.scrollTo(below);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pointerdown'));
  expect(scrollTo).toHaveBeenCalledWith({ top: scrollY, behavior: 'instant' });
  autoScroll.scrollTo(below);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pointerup'));
  autoScroll.scrollTo(below);
  expect(scrollBy).toHaveBeenCalledTimes(2);
  autoScroll.stop();
});

it('takes back what the browser scrolled after a press', () => {
  const autoScroll = create();
  vi.stubGlobal('scrollY', 466);
  dispatchEvent(new Event('pointerdown'));
  vi.stubGlobal('scrollY', 1_089);
  dispatchEvent(new Event('scroll'));
  expect(scrollTo.mock.calls).toEqual([
    [{ top: 466, behavior: 'instant' }],
    [{ top: 466, behavior: 'instant' }],
  ]);
  autoScroll.stop();
});

it('scrolls to a word behind the player, but not while the reader is pressing something', () => {
  const autoScroll = create();
  const seen = { getBoundingClientRect: () => new DOMRect(0, 600, 100, 20) } as Range;
  autoScroll.showWord(seen);
  expect(scrollBy).not.toHaveBeenCalled();
  autoScroll.showWord(below);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pointerdown'));
  autoScroll.showWord(below);
  expect([scrollBy.mock.calls.length, autoScroll.isFollowing()]).toEqual([1, false]);
  autoScroll.stop();
});

it('does not follow a reader who drags the scroll bar, for as long as the page scrolls', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const onAway = vi.fn();
  const autoScroll = create(onAway);
  document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  autoScroll.scrollTo(below);
  for (let times = 0; times < 3; times += 1) {
    vi.advanceTimersByTime(1_000);
    dispatchEvent(new Event('scroll'));
  }
  expect(onAway.mock.calls).toEqual([[true]]);
  autoScroll.scrollTo(below);
  expect(scrollBy).not.toHaveBeenCalled();
  autoScroll.stop();
});

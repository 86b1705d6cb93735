// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createAutoScroll } from '#features/reading/listen/auto-scroll.ts';

const below = rangeAt(2_000);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('does not scroll between the two halves of a press, and ends its own scrolling there', () => {
  const scrollBy = vi.fn();
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollTo', scrollTo);
  const autoScroll = createAutoScroll(
    () => 700,
    () => undefined,
  );
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
  const scrollBy = vi.fn();
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollTo', scrollTo);
  const autoScroll = createAutoScroll(
    () => 700,
    () => undefined,
  );
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
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollTo', vi.fn());
  const autoScroll = createAutoScroll(
    () => 700,
    () => undefined,
  );
  autoScroll.showWord(rangeAt(600));
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
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  const onAway = vi.fn();
  const autoScroll = createAutoScroll(() => 700, onAway);
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
  vi.useRealTimers();
});

it('stays where it is when the text that is read is no longer in the page', () => {
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  const autoScroll = createAutoScroll(
    () => 700,
    () => undefined,
  );
  const gone = { getBoundingClientRect: () => new DOMRect() };
  autoScroll.scrollTo({ ...gone, getClientRects: () => [] } as unknown as Range);
  expect(scrollBy).not.toHaveBeenCalled();
  autoScroll.stop();
});

function rangeAt(top: number): Range {
  const box = new DOMRect(0, top, 100, 20);
  return { getBoundingClientRect: () => box, getClientRects: () => [box] } as unknown as Range;
}

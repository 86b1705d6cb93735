// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createAutoScroll } from '#features/reading/listen/auto-scroll.ts';

const below = { getBoundingClientRect: () => new DOMRect(0, 2_000, 100, 20) } as Range;

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

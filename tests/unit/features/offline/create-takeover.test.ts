import { beforeEach, expect, it, vi } from 'vitest';
import { createTakeover } from '#features/offline/create-takeover.ts';

beforeEach(() => void vi.useFakeTimers());

function openPage(controller: object | null) {
  const page = { controller, isTyped: false, reload: vi.fn(), onHeld: vi.fn() };
  const takeover = createTakeover({
    findController: () => page.controller,
    holdsTypedText: () => page.isTyped,
    reload: page.reload,
    onHeld: page.onHeld,
  });
  return { page, ...takeover };
}

it('loads the page again, once, when another build takes over', () => {
  const { page, check } = openPage({});
  check();
  expect(page.reload).not.toHaveBeenCalled();
  page.controller = {};
  check();
  page.controller = {};
  check();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('changes nothing for the first build of all, but follows the second', () => {
  const { page, check } = openPage(null);
  page.controller = {};
  check();
  expect(page.reload).not.toHaveBeenCalled();
  page.controller = {};
  check();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('changes nothing when the worker goes away', () => {
  const { page, check } = openPage({});
  page.controller = null;
  check();
  page.controller = {};
  check();
  expect(page.reload).not.toHaveBeenCalled();
});

it('waits for typed text, says so, and follows when it is gone and its toast has been read', () => {
  const { page, check } = openPage({});
  page.isTyped = true;
  page.controller = {};
  check();
  vi.advanceTimersByTime(3_600_000);
  expect(page.onHeld).toHaveBeenCalled();
  expect(page.reload).not.toHaveBeenCalled();
  page.isTyped = false;
  vi.advanceTimersByTime(8_000);
  expect(page.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(page.reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

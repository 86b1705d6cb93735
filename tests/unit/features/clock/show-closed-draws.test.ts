// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { watchDraws } from '#features/clock/show-closed-draws.ts';

const deadline = '2025-05-01T19:00:00Z';
const before = Date.parse(deadline) - 1_000;

beforeEach(() => {
  vi.useFakeTimers({ now: before });
  watchDraws();
  // Cards may be added later.
  document.body.innerHTML = `<li data-deadline="${deadline}">This draw has closed</li>`;
});

const isShown = () => document.querySelector('li')?.hasAttribute('data-over');

it('shows within a minute that a draw has closed while the page is open', () => {
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(isShown()).toBe(true);
});

it('shows it at once when the visitor comes back to the page', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isShown()).toBe(false);
  vi.setSystemTime(deadline);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isShown()).toBe(true);
});

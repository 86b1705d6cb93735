// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAppBadge } from '#features/install/use-app-badge.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

function withBadge(answer: () => Promise<void>) {
  const setAppBadge = vi.fn(answer);
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  return setAppBadge;
}

it('shows how many wait, as soon as that is known and whenever it changes', () => {
  const shown = withBadge(() => Promise.resolve());
  const badge = renderHook(useAppBadge, { initialProps: undefined as number | undefined });
  expect(shown).not.toHaveBeenCalled();
  for (const waiting of [2, 2, 0]) badge.rerender(waiting);
  expect(shown.mock.calls).toEqual([[2], [0]]);
});

it('is silent where it is not allowed, and where there is none', async () => {
  const shown = withBadge(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  renderHook(() => useAppBadge(1));
  await Promise.all(shown.mock.results.map(({ value }) => value.catch(() => undefined)));
  Reflect.deleteProperty(navigator, 'setAppBadge');
  expect(() => renderHook(() => useAppBadge(3))).not.toThrow();
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showAppBadge } from '#features/install/show-app-badge.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'setAppBadge'));

function withBadge(answer: () => Promise<void>) {
  const setAppBadge = vi.fn(answer);
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  return setAppBadge;
}

it('shows how many wait, whenever that changes', () => {
  const shown = withBadge(() => Promise.resolve());
  for (const waiting of [2, 2, 0]) showAppBadge(waiting);
  expect(shown.mock.calls).toEqual([[2], [0]]);
});

it('is silent where it is not allowed, and where there is none', async () => {
  const shown = withBadge(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  showAppBadge(1);
  await Promise.all(shown.mock.results.map(({ value }) => value.catch(() => undefined)));
  Reflect.deleteProperty(navigator, 'setAppBadge');
  expect(() => showAppBadge(3)).not.toThrow();
});

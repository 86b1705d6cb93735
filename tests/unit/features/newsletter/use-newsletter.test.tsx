import { expect, it, vi } from 'vitest';
import type { SubscribeStatus } from '#features/newsletter/subscribe.ts';
import { createNewsletterStore } from '#features/newsletter/use-newsletter.ts';

function setUp(status: SubscribeStatus) {
  const subscribe = vi.fn(async (_typed: string) => status);
  const show = vi.fn();
  const store = createNewsletterStore({ subscribe, show });
  store.getState().setEmail('ada@home.test');
  return { store, subscribe, show };
}

it.each([
  ['sent', ''],
  ['queued', ''],
  ['delayed', ''],
  ['invalid', 'ada@home.test'],
  ['refused', 'ada@home.test'],
  ['failed', 'ada@home.test'],
] as const)('after %s the field holds "%s"', async (status, email) => {
  const { store, show } = setUp(status);
  const done = store.getState().submit();
  expect(store.getState().isSending).toBe(true);
  await done;
  expect(store.getState()).toMatchObject({ email, isSending: false });
  expect(show).toHaveBeenCalledExactlyOnceWith(status);
});

it('submits once for two quick presses', async () => {
  const { store, subscribe, show } = setUp('sent');
  await Promise.all([store.getState().submit(), store.getState().submit()]);
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledTimes(1);
});

it('counts Enter held down as one press, and reports an empty field after that', async () => {
  vi.useFakeTimers();
  const { store, subscribe, show } = setUp('sent');
  const { submit } = store.getState();
  await submit();
  for (let times = 0; times < 50; times += 1) {
    vi.advanceTimersByTime(100);
    expect(await submit()).toBe('busy');
  }
  expect(show).toHaveBeenCalledTimes(1);
  store.getState().setEmail('next@home.test');
  await submit();
  vi.advanceTimersByTime(1_000);
  await submit();
  expect(subscribe.mock.calls.map(([typed]) => typed)).toEqual([
    'ada@home.test',
    'next@home.test',
    '',
  ]);
});

it('sends what the field shows, and keeps it when it is refused', async () => {
  const { store, subscribe } = setUp('invalid');
  await store.getState().submit('filled@home.test');
  expect(subscribe).toHaveBeenCalledExactlyOnceWith('filled@home.test');
  expect(store.getState().email).toBe('filled@home.test');
});

import { beforeEach, expect, it, vi } from 'vitest';
import {
  isOnline,
  probeNetwork,
  subscribeToNetworkStatus,
} from '#platform/network/network-status.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
});

it('accepts any response, and bypasses every cache', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 503 })));
  vi.stubGlobal('fetch', send);
  expect(await probeNetwork(1000)).toEqual({ status: 'reached' });
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-store' });
});

it('does not count a late response as a failure', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  expect(await probeNetwork(5)).toEqual({ status: 'unknown' });
});

it('believes an answer rather than a browser that says offline, until it says online', async () => {
  const answer = vi.fn<typeof fetch>(async () => new Response());
  const onChange = vi.fn<() => void>();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', { onLine: false });
  subscribeToNetworkStatus(onChange);
  expect(isOnline()).toBe(false);
  await probeNetwork(1000);
  expect([isOnline(), onChange.mock.calls.length]).toEqual([true, 1]);
  answer.mockRejectedValue(new TypeError('failed'));
  await probeNetwork(1000);
  expect([isOnline(), onChange.mock.calls.length]).toEqual([false, 2]);
  answer.mockResolvedValue(new Response());
  await probeNetwork(1000);
  vi.stubGlobal('navigator', { onLine: true });
  expect(isOnline()).toBe(true);
  vi.stubGlobal('navigator', { onLine: false });
  expect(isOnline()).toBe(false);
});

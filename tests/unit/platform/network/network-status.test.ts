import { afterEach, expect, it, vi } from 'vitest';
import { probeNetwork } from '#platform/network/network-status.ts';

afterEach(() => vi.unstubAllGlobals());

it('is content with any answer, and asks past every cache', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 503 })));
  vi.stubGlobal('fetch', send);
  expect(await probeNetwork(1000)).toEqual({ status: 'reached' });
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-store' });
});

it('takes a failed request for a missing network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  expect(await probeNetwork(1000)).toEqual({ status: 'unreachable' });
});

it('does not judge an answer that is merely late', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  expect(await probeNetwork(5)).toEqual({ status: 'unknown' });
});

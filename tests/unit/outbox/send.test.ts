import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSender, classifyResponse } from '#outbox/send.ts';
import { bodyOf } from '../../support/fakes/outbox-harness.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.test/schools'));
});
afterEach(() => {
  vi.useRealTimers();
});

type Config = Parameters<typeof createSender>[0];
const sameOrigin: Config = { functionsUrl: '/functions/v1', functionsKey: null };

function openSender(fetchDouble: typeof fetch, config = sameOrigin) {
  vi.stubGlobal('fetch', fetchDouble);
  return createSender(config);
}

it('the request goes to the function on the same origin, as JSON, without a key', async () => {
  const fetchDouble = vi.fn<typeof fetch>(async () => Response.json({}));
  const send = openSender(fetchDouble);
  await send(bodyOf('a'));
  const [url, init] = fetchDouble.mock.calls[0] ?? [];
  expect(url).toBe('https://site.test/functions/v1/send-email');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual(bodyOf('a'));
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
});

it('the request carries the key to a hosted backend', async () => {
  const fetchDouble = vi.fn<typeof fetch>(async () => Response.json({}));
  const hosted = {
    functionsUrl: 'https://x.backend.test/functions/v1/',
    functionsKey: 'sb_publishable_1',
  };
  const send = openSender(fetchDouble, hosted);
  await send(bodyOf('a'));
  const [url, init] = fetchDouble.mock.calls[0] ?? [];
  expect(url).toBe('https://x.backend.test/functions/v1/send-email');
  expect(init?.headers).toMatchObject({ apikey: 'sb_publishable_1' });
});

const nothing = { status: null, data: null, retryAfter: null };
it.each([
  [
    'JSON',
    () => Response.json({ success: true }),
    { status: 200, data: { success: true }, retryAfter: null },
  ],
  [
    'a page',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    { status: 200, data: '<p>', retryAfter: null },
  ],
  ['204', () => new Response(null, { status: 204 }), { status: 204, data: '', retryAfter: null }],
  [
    '503 with Retry-After',
    () => new Response('x', { status: 503, headers: { 'retry-after': '2' } }),
    { status: 503, data: null, retryAfter: '2' },
  ],
  [
    '422',
    () => Response.json({ error: 'no' }, { status: 422 }),
    { status: 422, data: null, retryAfter: null },
  ],
  [
    'broken JSON',
    () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    nothing,
  ],
  [
    'a relay error',
    () => new Response('x', { status: 500, headers: { 'x-relay-error': 'true' } }),
    nothing,
  ],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), nothing],
])('the answer %s', async (_name, respond, expected) => {
  const send = openSender(async () => respond());
  expect(await send(bodyOf('a'))).toEqual(expected);
});

it('the answer is given up after ten seconds', async () => {
  vi.useFakeTimers();
  const send = openSender(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const answer = send(bodyOf('a'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toEqual(nothing);
});

const id = '3f2b8c1e-5a44-4a6e-9d0b-0c9f6f1a7e21';
const accepted = { success: true, data: { id, status: 'sent' } };

it.each([
  ['the acceptance of this id', 200, accepted, 'sent'],
  ['received is as safe as sent', 200, { success: true, data: { id, status: 'received' } }, 'sent'],
  [
    'the acceptance of another id',
    200,
    { success: true, data: { id: 'x', status: 'sent' } },
    'retry',
  ],
  ["a school filter's page", 200, '<html>Blocked</html>', 'retry'],
  ['success without data', 200, { success: true }, 'retry'],
  ['a status of later', 200, { success: true, data: { id, status: 'queued' } }, 'retry'],
  ['no answer', null, null, 'retry'],
  ['408', 408, null, 'retry'],
  ['429', 429, null, 'retry'],
  ['503', 503, null, 'retry'],
  ['400', 400, null, 'refused'],
  ['403', 403, null, 'refused'],
  ['422', 422, { error: 'Invalid' }, 'refused'],
  ['4xx that claims success', 422, accepted, 'refused'],
] as const)('classifyResponse %s', (_name, status, data, outcome) => {
  expect(classifyResponse({ status, data, retryAfter: null }, id)).toBe(outcome);
});

it.each([
  ...[400, 409, 413, 415, 422].map((status) => [status, 'refused'] as const),
  ...[401, 403, 404, 405, 407, 429, 451, 503].map((status) => [status, 'retry'] as const),
])(
  'classifyResponse %i ends a saved message only when the function has judged it: %s',
  (status, outcome) => {
    expect(classifyResponse({ status, data: null, retryAfter: null }, id, true)).toBe(outcome);
  },
);

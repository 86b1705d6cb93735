import { beforeEach, expect, it, vi } from 'vitest';
import { createSender, classifyResponse } from '#outbox/send.ts';
import { bodyOf } from '../../support/fakes/outbox-harness.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.test/schools'));
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
const answered = (status: number, data: unknown = null) => ({ ...nothing, status, data });
const text = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': type } });
const failed = (status: number, headers = {}) => new Response('x', { status, headers });

it.each([
  ['JSON', () => Response.json({ success: true }), answered(200, { success: true })],
  ['a page', () => text('<p>', 'text/html'), answered(200, '<p>')],
  ['204', () => new Response(null, { status: 204 }), answered(204, '')],
  [
    '503 with Retry-After',
    () => failed(503, { 'retry-after': '2' }),
    { ...answered(503), retryAfter: '2' },
  ],
  ['422', () => Response.json({ error: 'no' }, { status: 422 }), answered(422)],
  ['broken JSON', () => text('{', 'application/json'), nothing],
  ['a relay error', () => failed(500, { 'x-relay-error': 'true' }), nothing],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), nothing],
])('the answer %s', async (_name, respond, expected) => {
  const send = openSender(async () => respond());
  expect(await send(bodyOf('a'))).toEqual(expected);
});

it('a call without an answer is aborted after ten seconds', async () => {
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
const success = (status: string, of = id) => ({ success: true, data: { id: of, status } });

it.each([
  ['the acceptance of this id', 200, success('sent'), 'sent'],
  ['received is as safe as sent', 200, success('received'), 'sent'],
  ['the acceptance of another id', 200, success('sent', 'x'), 'retry'],
  ["a school filter's page", 200, '<html>Blocked</html>', 'retry'],
  ['success without data', 200, { success: true }, 'retry'],
  ['a status of later', 200, success('queued'), 'retry'],
  ['no answer', null, null, 'retry'],
  ['503', 503, null, 'retry'],
  ['400', 400, null, 'refused'],
  ['403', 403, null, 'refused'],
  ['422', 422, { error: 'Invalid' }, 'refused'],
  ['4xx that claims success', 422, success('sent'), 'refused'],
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

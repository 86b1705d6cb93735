import { expect, it, vi } from 'vitest';
import { processorMs } from '../../support/fakes/processor-ms.ts';
import {
  contact,
  createTestFunction,
  jsonRequest,
  newsletter,
  streamedRequest,
} from './test-function.ts';

it('refuses a body that is announced as larger than 16 KiB', async () => {
  const fn = createTestFunction();
  const response = await fn.post({ ...contact, html: 'x'.repeat(16 * 1024) });
  expect(response.status).toBe(413);
});

it('stops reading an unannounced body at 16 KiB', async () => {
  let pulled = 0;
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(4096).fill(0x20));
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const fn = createTestFunction();
  expect((await fn.handle(streamedRequest(stream))).status).toBe(413);
  expect(pulled).toBeLessThan(12);
  expect(cancelled).toBe(true);
});

it('gives up on a body that stalls', async () => {
  vi.useFakeTimers();
  const stream = new ReadableStream<Uint8Array>({
    pull: () => new Promise<void>(() => undefined),
  });
  const answered = createTestFunction().handle(streamedRequest(stream));
  await vi.advanceTimersByTimeAsync(10_001);
  expect((await answered).status).toBe(408);
});

it('records a sender that disconnected as aborted, not as invalid', async () => {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  const fn = createTestFunction();
  await fn.handle(streamedRequest(stream));
  expect(fn.logs.at(-1)).toMatchObject({ outcome: 'broken-off' });
});

it.each(['application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'refuses the type %j',
  async (type) => {
    const response = await createTestFunction().post(newsletter, { 'content-type': type });
    expect(response.status).toBe(415);
  },
);

it.each([
  '{',
  '',
  '{"a":1}}',
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  '['.repeat(8000),
])('answers 400 to broken JSON (case %#)', async (body) => {
  const response = await createTestFunction().handle(jsonRequest(body));
  expect(response.status).toBe(400);
});

it('answers deeply nested JSON quickly', async () => {
  const bomb = `${'['.repeat(8190)}${']'.repeat(8190)}`;
  const took = await processorMs(async () =>
    expect((await createTestFunction().handle(jsonRequest(bomb))).status).toBe(422),
  );
  expect(took).toBeLessThan(200);
});

it('answers hostile addresses and markup quickly', async () => {
  const fn = createTestFunction();
  const took = await processorMs(async () => {
    for (const text of [
      '<'.repeat(15_000),
      '&#'.repeat(7_000),
      `<a ${'b '.repeat(7_000)}`,
      ' '.repeat(15_000),
      ' \n'.repeat(7_500),
      '> \n'.repeat(3_700),
    ]) {
      await fn.post({ ...contact, html: text });
      await fn.post({ ...newsletter, from: `a@${text}` });
    }
  });
  expect(took).toBeLessThan(300);
});

it('takes the last of duplicate keys, and no prototype', async () => {
  const fn = createTestFunction();
  const text = `{"subject":"x","__proto__":{"from":"evil@example.net"},"constructor":1,"subject":"New Newsletter Subscription","from":"a@b.co"}`;
  expect((await fn.handle(jsonRequest(text))).status).toBe(200);
  expect(fn.mails[0]?.replyTo).toBe('a@b.co');
});

it('replaces lone surrogates and drops control characters in a message', async () => {
  const fn = createTestFunction();
  const response = await fn.post({ ...contact, html: '<p>A\ud800B\0C\u0007D\u202eE</p>' });
  expect(response.status).toBe(200);
  const [row] = fn.store.rows.values();
  expect(row?.submission.text).toBe('A\ufffdBCDE');
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestFunction, newsletter } from './test-function.ts';

const id = '3F0C1B9E-8F5A-4D52-9A57-0A6F5A1C2B3D';
const lowerId = id.toLowerCase();

afterEach(() => vi.useRealTimers());

describe('exactly one mail', () => {
  it('sends one for 200 copies at once', async () => {
    const fn = createTestFunction();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => fn.post({ ...newsletter, id })),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(fn.mails).toHaveLength(1);
  });

  it('says replayed when the answer got lost and the page asks again', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    expect(await (await fn.post({ ...newsletter, id: lowerId })).json()).toEqual({
      success: true,
      data: { id: lowerId, status: 'sent', replayed: true },
    });
    expect(fn.mails).toHaveLength(1);
  });

  it('sees the same submission through other spaces and another recipient', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    const again = await fn.post({
      ...newsletter,
      id,
      from: ' parent@example.com ',
      to: 'x',
      html: '',
    });
    expect(again.status).toBe(200);
  });

  it('refuses another body under a known id and keeps the first', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    expect((await fn.post({ ...newsletter, id, from: 'other@example.com' })).status).toBe(409);
    expect(fn.mails).toHaveLength(1);
  });

  it('tells whoever guesses an id that it is taken, and nothing else', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    const guess = await fn.post({ ...newsletter, id, from: 'other@example.com' });
    expect(await guess.json()).toEqual({ error: 'This id was used for another message' });
    expect(JSON.stringify([...guess.headers])).not.toContain('parent');
  });

  it('accepts a submission while the mail is down', async () => {
    const fn = createTestFunction({
      mailer: {
        remembersSeconds: null,
        send: () =>
          Promise.reject(Object.assign(new Error('550 parent@example.com'), { code: 'EENVELOPE' })),
      },
    });
    const response = await fn.post({ ...newsletter, id });
    expect(await response.json()).toMatchObject({ success: true, data: { status: 'received' } });
    expect(fn.store.finishes).toEqual([
      expect.objectContaining({ outcome: 'failed', error: 'EENVELOPE', retryInSeconds: 30 }),
    ]);
  });

  it('accepts a submission while the mail hangs, within the time that the page waits', async () => {
    vi.useFakeTimers();
    const send = vi.fn(() => new Promise<never>(() => undefined));
    const fn = createTestFunction({ mailer: { remembersSeconds: null, send } });
    const answered = fn.post({ ...newsletter, id });
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 });
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await answered).status).toBe(200);
    expect(fn.store.finishes[0]).toMatchObject({ outcome: 'failed', error: 'SEND_TIMEOUT' });
  });

  it('still says sent when only the marking failed', async () => {
    const fn = createTestFunction({ store: { finish: () => Promise.reject(new Error('down')) } });
    const response = await fn.post({ ...newsletter, id });
    expect(await response.json()).toMatchObject({ data: { status: 'sent' } });
  });

  it('answers 503 and no more while the database is down', async () => {
    const fn = createTestFunction({
      store: {
        claim: () => Promise.reject(new Error('password "hunter2" of parent@example.com')),
      },
    });
    const response = await fn.post({ ...newsletter, id });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(JSON.stringify(await response.json())).not.toMatch(/hunter2|example/);
    expect(JSON.stringify(fn.logs)).not.toMatch(/hunter2|example/);
    expect(fn.mails).toEqual([]);
  });

  it('tells a limited caller when to come back, but not one that is known', async () => {
    const fn = createTestFunction({ most: 1 });
    await fn.post({ ...newsletter, id });
    const limited = await fn.post(newsletter);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('77');
    expect((await fn.post({ ...newsletter, id })).status).toBe(200);
  });
});

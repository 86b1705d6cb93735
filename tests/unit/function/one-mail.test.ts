import { describe, expect, it, vi } from 'vitest';
import {
  type Mailer,
  sendTimeoutMs,
  finalReplyMs,
  leaseSeconds,
  shutdownGraceMs,
} from '#function/delivery/mailer.ts';
import { id, lowerId } from './samples.ts';
import { createTestFunction, newsletter } from './test-function.ts';

describe('exactly one mail', () => {
  it('says replayed when the answer was lost and the page asks again', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    expect(await (await fn.post({ ...newsletter, id: lowerId })).json()).toEqual({
      success: true,
      data: { id: lowerId, status: 'sent', replayed: true },
    });
    expect(fn.mails).toHaveLength(1);
  });

  it('recognises the same submission with other spaces and another recipient', async () => {
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

  it('tells whoever guesses an id that it is taken, and nothing else', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    const guess = await fn.post({ ...newsletter, id, from: 'other@example.com' });
    expect(guess.status).toBe(409);
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

  describe('while the mail service is slow', () => {
    /** Starts a submission whose mail is being sent until `settle` accepts it like the service. */
    async function begin(shutdown?: AbortSignal) {
      vi.useFakeTimers();
      let settle: (ref: string) => void = () => undefined;
      const send = vi.fn<Mailer['send']>(
        () => new Promise((resolve) => (settle = (ref) => resolve({ ref }))),
      );
      const mailer = { remembersSeconds: null, send };
      const fn = createTestFunction({ mailer, ...(shutdown ? { shutdown } : {}) });
      const answered = fn.post({ ...newsletter, id });
      await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 });
      const signal = () => send.mock.calls[0]?.[1];
      return { fn, answered, signal, settle: (ref: string) => settle(ref) };
    }

    it('accepts a submission within the time that the page waits', async () => {
      const { fn, answered } = await begin();
      await vi.advanceTimersByTimeAsync(9_000);
      const response = await answered;
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ data: { status: 'received' } });
      expect(fn.store.finishes).toEqual([]);
    });

    it('records the outcome long after the answer', async () => {
      const { fn, settle } = await begin();
      await vi.advanceTimersByTimeAsync(44_000);
      settle('late');
      await vi.advanceTimersByTimeAsync(0);
      expect(fn.store.finishes).toEqual([
        expect.objectContaining({ outcome: 'sent', ref: 'late' }),
      ]);
    });

    it('aborts an attempt, and waits for its final reply', async () => {
      const { fn, signal, settle } = await begin();
      await vi.advanceTimersByTimeAsync(sendTimeoutMs - 1_000);
      expect(signal()?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(signal()?.aborted).toBe(true);
      await vi.advanceTimersByTimeAsync(finalReplyMs - 1_000);
      settle('last');
      await vi.advanceTimersByTimeAsync(0);
      expect(fn.store.finishes).toMatchObject([{ outcome: 'sent' }]);
    });

    it('abandons an attempt that never ends before its lease expires', async () => {
      const { fn } = await begin();
      await vi.advanceTimersByTimeAsync(leaseSeconds * 1_000 - 6_000);
      expect(fn.store.finishes).toMatchObject([
        { outcome: 'failed', error: 'SEND_TIMEOUT', isRefusal: false },
      ]);
    });

    it('cuts an attempt short when the process has to end', async () => {
      const stop = new AbortController();
      const { fn, signal } = await begin(stop.signal);
      stop.abort();
      await vi.advanceTimersByTimeAsync(shutdownGraceMs + 1);
      expect(signal()?.aborted).toBe(true);
      await vi.advanceTimersByTimeAsync(finalReplyMs + 1_000);
      expect(fn.store.finishes).toMatchObject([{ outcome: 'failed', error: 'STOPPED' }]);
    });
  });

  it('still says sent when only the marking failed', async () => {
    const fn = createTestFunction({ store: { finish: () => Promise.reject(new Error('down')) } });
    const response = await fn.post({ ...newsletter, id });
    expect(await response.json()).toMatchObject({ data: { status: 'sent' } });
  });

  describe('while the database is down after the mail went out', () => {
    /** Starts a submission whose row cannot be marked as sent, and returns how often it was tried. */
    async function begin(shutdown?: AbortSignal) {
      vi.useFakeTimers();
      const finish = vi.fn().mockRejectedValue(Object.assign(new Error(), { code: '57P01' }));
      const fn = createTestFunction({ store: { finish }, ...(shutdown ? { shutdown } : {}) });
      expect(await (await fn.post({ ...newsletter, id })).json()).toMatchObject({
        data: { status: 'sent' },
      });
      return { fn, finish };
    }
    const unmarked = { event: 'delivery', outcome: 'unmarked', id: lowerId, code: '57P01' };

    it('marks the row as soon as the database is back', async () => {
      const { fn, finish } = await begin();
      await vi.advanceTimersByTimeAsync(5 * 60_000);
      finish.mockResolvedValue(undefined);
      const tries = finish.mock.calls.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(finish).toHaveBeenCalledTimes(tries + 1);
      expect(finish).toHaveBeenLastCalledWith(expect.objectContaining({ outcome: 'sent' }));
      expect(fn.logs).not.toContainEqual(unmarked);
    });

    it('does not send the mail again when its lease has expired', async () => {
      const { fn, finish } = await begin();
      await vi.advanceTimersByTimeAsync(leaseSeconds * 1_000);
      fn.store.makeDue();
      finish.mockImplementation(fn.store.finish);
      expect(await (await fn.post({ ...newsletter, id })).json()).toMatchObject({
        data: { status: 'sent', replayed: true },
      });
      expect(fn.mails).toHaveLength(1);
      expect(fn.store.rows.get(lowerId)?.status).toBe('sent');
    });

    it('logs in the end that the row is not marked', async () => {
      const { fn, finish } = await begin();
      await vi.advanceTimersByTimeAsync(11 * 60_000);
      expect(fn.logs.filter(({ outcome }) => outcome === 'unmarked')).toEqual([unmarked]);
      const tries = finish.mock.calls.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(finish).toHaveBeenCalledTimes(tries);
    });

    it('tries once more when the process has to end', async () => {
      const stop = new AbortController();
      const { fn, finish } = await begin(stop.signal);
      stop.abort();
      await vi.advanceTimersByTimeAsync(0);
      expect(finish).toHaveBeenCalledTimes(2);
      expect(fn.logs).toContainEqual(unmarked);
    });
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

  it.each(['23514', '22001'])(
    'refuses what the database can never store (%s), so that the page does not ask for ever',
    async (code) => {
      const error = Object.assign(new Error('row of parent@example.com'), { code });
      const fn = createTestFunction({ store: { claim: () => Promise.reject(error) } });
      const response = await fn.post({ ...newsletter, id });
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({ error: 'Invalid body' });
      expect(fn.logs[0]).toEqual({ event: 'store', outcome: 'refused', code });
      expect(JSON.stringify(fn.logs)).not.toContain('example');
    },
  );

  it.each([
    '08006',
    // A database that is not UTF8 refuses letters that a UTF8 one accepts.
    '22P05',
    '22021',
    // Until a migration has run, the database requires a column that the function no longer fills.
    '23502',
    'REST_500',
    'DATABASE_ENDED',
  ])(
    'answers 503 to a fault of the database itself (%s), so that the page asks again',
    async (code) => {
      const error = Object.assign(new Error('down'), { code });
      const fn = createTestFunction({ store: { claim: () => Promise.reject(error) } });
      expect((await fn.post({ ...newsletter, id })).status).toBe(503);
      expect(fn.logs[0]).toEqual({ event: 'store', outcome: 'unreachable', code });
    },
  );

  it('tells a limited caller when to come back, but accepts a known id', async () => {
    const fn = createTestFunction({ most: 1 });
    await fn.post({ ...newsletter, id });
    const limited = await fn.post(newsletter);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('77');
    expect((await fn.post({ ...newsletter, id })).status).toBe(200);
  });
});

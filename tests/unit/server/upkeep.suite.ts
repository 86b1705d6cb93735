import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eraseAddress } from '#function/delivery/maintenance.ts';
import { sampleSubmission } from '../function/samples.ts';
import type { StoreHarness } from './store-harness.ts';

const nothing = { sent: 0, failed: 0, overdue: 0, expiring: 0, held: 0 };
const failed = {
  outcome: 'failed',
  error: 'HTTP_500',
  isRefusal: false,
  retryInSeconds: 30,
} as const;

/** Describes what happens to submissions after they are claimed. */
export function describeUpkeep(bench: StoreHarness): void {
  const { store, otherKeyStore, exec, rows, call, makeDue, lease, send } = bench;

  describe('finishing', () => {
    it('blanks what the visitor wrote once it is mailed', async () => {
      await send(sampleSubmission());
      expect(
        await rows('select email, subject, message, status, provider_id from mail.submissions'),
      ).toEqual([{ email: null, subject: null, message: null, status: 'sent', provider_id: 'r' }]);
    });

    it('stores nothing that could be matched against a list of addresses', async () => {
      const submission = sampleSubmission({
        kind: 'newsletter',
        email: 'same@b.example',
        subject: 'New Newsletter Subscription',
        text: '',
      });
      await send(submission);
      const { kind, email, subject, text } = submission;
      const guesses = [JSON.stringify([kind, email, subject, text]), email].map((guess) =>
        createHash('sha256').update(guess).digest('hex'),
      );
      const kept = JSON.stringify(await rows('select * from mail.submissions'));
      expect(guesses.filter((guess) => kept.includes(guess))).toEqual([]);
    });

    it('accepts a success after the lease was lost, but not a failure', async () => {
      const submission = sampleSubmission();
      const { id } = submission;
      const token = await lease(submission);
      await makeDue();
      await store().claim(submission, 'ip');
      await store().finish({ id, token, ...failed });
      expect(await rows('select status from mail.submissions')).toEqual([{ status: 'received' }]);
      await store().finish({ id, token, outcome: 'sent', ref: 'late' });
      await store().finish({ id, token, ...failed });
      expect(await rows('select status from mail.submissions')).toEqual([{ status: 'sent' }]);
    });

    it('lets a failed one wait out its back-off', async () => {
      const submission = sampleSubmission();
      const { id } = submission;
      await store().finish({ id, token: await lease(submission), ...failed });
      expect(await store().claimDue(10)).toEqual([]);
      expect(await store().claim(submission, 'ip')).toEqual({ state: 'busy' });
      await makeDue();
      expect(await store().claimDue(10)).toMatchObject([{ ...submission, attempts: 2 }]);
      expect(await store().claimDue(10)).toEqual([]);
    });
  });

  describe('what is due', () => {
    it('is handed out once, however many ask at the same time', async () => {
      for (let n = 0; n < 60; n += 1) await store().claim(sampleSubmission(), 'ip');
      await makeDue();
      const batches = await Promise.all(Array.from({ length: 8 }, () => store().claimDue(10)));
      const ids = batches.flat().map((leased) => leased.id);
      expect(ids).toHaveLength(60);
      expect(new Set(ids).size).toBe(60);
    });
  });

  describe('retention', () => {
    it('deletes what was mailed by age, and old counters', async () => {
      await send(sampleSubmission());
      expect(await store().purge()).toEqual(nothing);
      await exec("update mail.submissions set sent_at = now() - interval '31 days'");
      expect(await store().purge()).toEqual(nothing);
      await exec("update mail.submissions set doomed_since = doomed_since - interval '7 days'");
      await exec("update mail.rate_buckets set window_start = now() - interval '3 days'");
      expect(await store().purge()).toEqual({ ...nothing, sent: 1 });
      expect(await rows('select hits from mail.rate_buckets')).toEqual([]);
    });

    it('counts what is not mailed after a day, although nothing is in doubt', async () => {
      const refused = sampleSubmission();
      const token = await lease(refused);
      await store().finish({ id: refused.id, token, ...failed, isRefusal: true });
      await send(sampleSubmission());
      await exec("update mail.submissions set received_at = now() - interval '23 hours'");
      expect(await store().purge()).toEqual(nothing);
      await exec("update mail.submissions set received_at = now() - interval '25 hours'");
      expect(await store().purge()).toEqual({ ...nothing, overdue: 1 });
    });

    it('warns a week before a submission that was never mailed is deleted', async () => {
      for (let n = 0; n < 3; n += 1) await store().claim(sampleSubmission(), 'ip');
      await exec("update mail.submissions set received_at = now() - interval '84 days'");
      await store().claim(sampleSubmission(), 'ip');
      expect(await store().purge()).toEqual({ ...nothing, overdue: 3, expiring: 3 });
      await exec(`update mail.submissions set received_at = received_at - interval '7 days',
        doomed_since = doomed_since - interval '7 days'`);
      expect(await store().purge()).toEqual({ ...nothing, failed: 3, overdue: 1 });
      expect(await rows('select id from mail.submissions')).toHaveLength(1);
    });

    it('deletes nothing unmailed because of a clock that jumps', async () => {
      await store().claim(sampleSubmission(), 'ip');
      // As if it had arrived before the clock was set, and the purge had run every hour since.
      await exec(
        "update mail.submissions set received_at = '1970-01-01', lease_until = '1970-01-01'",
      );
      for (let n = 0; n < 3; n += 1) {
        expect(await store().purge()).toEqual({ ...nothing, overdue: 1, expiring: 1 });
      }
      await exec("update mail.submissions set doomed_since = now() + interval '9 years'");
      expect(await store().purge()).toEqual({ ...nothing, overdue: 1, expiring: 1 });
      expect(
        await rows('select id from mail.submissions where doomed_since <= now()'),
      ).toHaveLength(1);
    });
  });

  /** Moves the times of all rows, as if the clock had been moved the other way. */
  const moveRows = (by: string) =>
    exec(`update mail.submissions set received_at = received_at + interval '${by}',
      sent_at = sent_at + interval '${by}', doomed_since = doomed_since + interval '${by}'`);

  describe('a clock that jumps ten years ahead and back', () => {
    const purge = (days: number) =>
      call('purge_submissions', { sentDays: days, failedDays: days, rememberSeconds: null });

    it.each([
      ['new rows', 1, '0 days'],
      ['new rows', 7, '0 days'],
      ['rows of two weeks', 21, '-14 days'],
      ['rows in their last week', 30, '-24 days'],
    ])('deletes neither mailed nor waiting %s, kept for %i days', async (_what, days, age) => {
      await send(sampleSubmission());
      await store().claim(sampleSubmission(), 'ip');
      await moveRows(age);
      await purge(days);
      await moveRows('-10 years');
      for (let n = 0; n < 3; n += 1)
        expect(await purge(days)).toMatchObject({ sent: 0, failed: 0 });
      await moveRows('10 years');
      expect(await purge(days)).toMatchObject({ sent: 0, failed: 0 });
      expect(await rows('select id from mail.submissions')).toHaveLength(2);
    });

    it('delays by a week what is deleted afterwards', async () => {
      await send(sampleSubmission());
      await store().claim(sampleSubmission(), 'ip');
      await moveRows('-10 years');
      await purge(14);
      await moveRows('10 years');
      await moveRows('-14 days');
      await purge(14);
      await moveRows('-7 days');
      expect(await purge(14)).toMatchObject({ sent: 1, failed: 1 });
    });
  });

  it('counts no new failure as one that is about to expire', async () => {
    await store().claim(sampleSubmission(), 'ip');
    const days = { sentDays: 2, failedDays: 2, rememberSeconds: null };
    expect(await call('purge_submissions', days)).toMatchObject({ expiring: 0 });
  });

  describe('erasing', () => {
    it('finds what waits and what was mailed, of one address only', async () => {
      for (const email of ['a@example.com', 'b@example.com']) {
        await store().claim(sampleSubmission({ email }), 'ip');
        await send(sampleSubmission({ email }));
      }
      expect(await store().erase('A@example.com')).toEqual({ erased: 2, unknown: 0 });
      expect(await rows('select id from mail.submissions')).toHaveLength(2);
      expect(await store().erase('a@example.com')).toEqual({ erased: 0, unknown: 0 });
    });

    it.each([
      ['a@bücher.example', 'a@xn--bcher-kva.example'],
      ['a@xn--bcher-kva.example', 'a@bücher.example'],
      ['zoë@BÜCHER.example', 'zoë@xn--bcher-kva.example'],
    ])('finds %s by %s, mailed or waiting', async (stored, given) => {
      await send(sampleSubmission({ email: stored }));
      await otherKeyStore().claim(sampleSubmission({ email: stored.toLowerCase() }), 'ip');
      await send(sampleSubmission({ email: stored }), otherKeyStore());
      const ports = { store: store(), log: () => undefined };
      const result = await eraseAddress(given, ports);
      expect(result).toEqual({ erased: 2, unknown: 1 });
    });

    it('finds an address whose domain was typed with other letters', async () => {
      await send(sampleSubmission({ email: 'a@h²o.example' }));
      await store().claim(sampleSubmission({ email: 'a@h²o.example' }), 'ip');
      const result = await eraseAddress('a@h2o.example', { store: store(), log: () => undefined });
      expect(result).toEqual({ erased: 2, unknown: 0 });
    });

    it('says how many mailed rows another key has hashed', async () => {
      const sample = () => sampleSubmission({ email: 'a@example.com' });
      await send(sample(), otherKeyStore());
      await send(sample());
      await otherKeyStore().claim(sample(), 'ip');
      expect(await store().erase('a@example.com')).toEqual({ erased: 2, unknown: 1 });
    });
  });
}

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../function/samples.ts';
import type { StoreHarness } from './store-harness.ts';

/** Describes how submissions are claimed, counted and taken over. */
export function describeClaims(bench: StoreHarness): void {
  const { store, otherKeyStore, limitedStore, dailyStore, exec, rows, makeDue, call, send } = bench;

  describe('a claim', () => {
    it('is new once and busy while its lease lasts', async () => {
      const submission = sampleSubmission();
      expect(await store().claim(submission, 'ip')).toMatchObject({ state: 'new', attempts: 1 });
      expect(await store().claim(submission, 'ip')).toEqual({ state: 'busy' });
    });

    it('is given to one of 200 calls at the same time, and counts once', async () => {
      const submission = sampleSubmission();
      const copies = Array.from({ length: 200 }, () => limitedStore().claim(submission, 'ip'));
      const states = (await Promise.all(copies)).map((claim) => claim.state);
      expect(states.filter((state) => state === 'new')).toHaveLength(1);
      expect(states.filter((state) => state === 'busy')).toHaveLength(199);
      expect(await rows('select hits from mail.rate_buckets order by bucket')).toEqual([
        { hits: 1 },
        { hits: 1 },
        { hits: 1 },
      ]);
    });

    it('is a duplicate after the mail is out, for ever', async () => {
      const submission = sampleSubmission();
      await send(submission);
      expect(await store().claim(submission, 'ip')).toEqual({ state: 'duplicate' });
    });

    it('is a mismatch when the id belongs to another body', async () => {
      const submission = sampleSubmission();
      await store().claim(submission, 'ip');
      for (const change of [
        { text: 'other' },
        { subject: 'other' },
        { email: 'other@example.com' },
        { kind: 'newsletter' as const },
      ]) {
        expect(await store().claim({ ...submission, ...change }, 'ip')).toEqual({
          state: 'mismatch',
        });
      }
    });

    it('is known by its id alone after a change of the key, and in rows from before the key', async () => {
      const submission = sampleSubmission();
      await store().claim(submission, 'ip');
      const other = { ...submission, text: 'other' };
      expect(await otherKeyStore().claim(other, 'ip')).toEqual({ state: 'busy' });
      await exec('update mail.submissions set body_hmac = null, email_hmac = null');
      expect(await store().claim(other, 'ip')).toEqual({ state: 'busy' });
    });

    it.each([
      [{ email: 'a@b' }, '23514'],
      [{ subject: 'two\nlines' }, '23514'],
      [{ text: 'a\u0000b' }, '22P05'],
    ])('of what can never be stored fails with a code: %j', async (change, code) => {
      const claim = store().claim(sampleSubmission(change), 'ip');
      await expect(claim).rejects.toMatchObject({ code });
      expect(await rows('select id from mail.submissions')).toEqual([]);
    });

    it('takes over when the lease has run out', async () => {
      const submission = sampleSubmission();
      const first = await store().claim(submission, 'ip');
      await makeDue();
      const second = await store().claim(submission, 'ip');
      expect(second).toMatchObject({ state: 'retry', attempts: 2 });
      expect(second).not.toMatchObject({ token: 'token' in first ? first.token : '' });
    });

    it('takes over a lease that a wrong clock set years ahead', async () => {
      const submission = sampleSubmission();
      await store().claim(submission, 'ip');
      await exec("update mail.submissions set lease_until = now() + interval '20 years'");
      expect(await store().claim(submission, 'ip')).toMatchObject({ state: 'retry' });
    });

    it('is limited per address, except for ids that are known', async () => {
      const first = sampleSubmission();
      const states = [(await limitedStore().claim(first, 'ip')).state];
      for (let n = 0; n < 6; n += 1) {
        states.push((await limitedStore().claim(sampleSubmission(), 'ip')).state);
      }
      expect(states).toEqual(['new', 'new', 'new', 'new', 'new', 'limited', 'limited']);
      expect(await limitedStore().claim(first, 'ip')).toEqual({ state: 'busy' });
      expect(await rows('select id from mail.submissions')).toHaveLength(5);
    });

    it('is limited over all, and refused addresses do not use that up', async () => {
      const claims = [];
      for (let n = 0; n < 20; n += 1) {
        claims.push(await limitedStore().claim(sampleSubmission(), 'flood'));
      }
      const others = [];
      for (let n = 0; n < 5; n += 1) {
        others.push(await limitedStore().claim(sampleSubmission(), `ip-${n}`));
      }
      expect(claims.filter((claim) => claim.state === 'new')).toHaveLength(5);
      const states = others.map((claim) => claim.state).join(' ');
      expect(states).toBe('new new new limited limited');
      const last = others.at(-1);
      expect(last?.state === 'limited' && last.retryAfter).toBeGreaterThan(0);
      expect(last?.state === 'limited' && last.retryAfter).toBeLessThanOrEqual(86_400);
    });

    it('is limited per address and day, so that one address leaves room for others', async () => {
      const states = [];
      for (let n = 0; n < 60; n += 1) {
        states.push((await dailyStore().claim(sampleSubmission(), 'flood')).state);
      }
      expect(states.filter((state) => state === 'new')).toHaveLength(3);
      for (let n = 0; n < 5; n += 1) {
        expect(await dailyStore().claim(sampleSubmission(), `ip-${n}`)).toMatchObject({
          state: 'new',
        });
      }
    });

    it('is limited per IPv6 network of 48 bits, so that one customer leaves room for others', async () => {
      const claim = async (address: string) =>
        (await store().claim(sampleSubmission(), address)).state;
      const states = [];
      for (let n = 0; n < 170; n += 1) states.push(await claim(`2001:db8:1:${n.toString(16)}::1`));
      expect(states.filter((state) => state === 'new')).toHaveLength(149);
      expect(await claim('2001:db8:2::1')).toBe('new');
      expect(await claim('203.0.113.9')).toBe('new');
    });

    it('says how long the longest of the full limits lasts', async () => {
      for (let n = 0; n < 3; n += 1) await dailyStore().claim(sampleSubmission(), 'ip');
      const [row] = await rows(
        'select ceil(86400 - extract(epoch from now())::numeric % 86400)::integer as left',
      );
      const { left } = v.parse(v.object({ left: v.number() }), row);
      const claim = await dailyStore().claim(sampleSubmission(), 'ip');
      expect(claim.state === 'limited' && Math.abs(claim.retryAfter - left)).toBeLessThan(30);
    });

    it('that is refused writes nothing', async () => {
      for (let n = 0; n < 5; n += 1) await limitedStore().claim(sampleSubmission(), 'flood');
      const written = async () => [
        await rows('select bucket, hits, ctid::text from mail.rate_buckets order by bucket'),
        await rows("select pg_relation_size('mail.submissions')::integer as bytes"),
      ];
      const before = await written();
      for (let n = 0; n < 200; n += 1) {
        const claim = await limitedStore().claim(sampleSubmission(), 'flood');
        expect(claim.state).toBe('limited');
      }
      expect(await written()).toEqual(before);
    });

    it('counts as before for an older function, which knows no limit per day', async () => {
      const claim = {
        kind: 'contact',
        digest: '0'.repeat(64),
        email: 'a@b.co',
        subject: '',
        text: '',
      };
      const limits = { ipBucket: 'old', ipMax: 2, ipWindow: 86_400, allMax: 9, allWindow: 86_400 };
      const states = [];
      for (let n = 0; n < 3; n += 1) {
        const lease = { id: crypto.randomUUID(), leaseSeconds: 60, rememberSeconds: null };
        states.push(await call('claim_submission', { ...claim, ...limits, ...lease }));
      }
      expect(states).toMatchObject([{ state: 'new' }, { state: 'new' }, { state: 'limited' }]);
    });
  });
}

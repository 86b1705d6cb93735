import { beforeEach, describe, expect, it } from 'vitest';
import { createRpcStore } from '#function/rpc-store.ts';
import { createSqlRpc, type Database } from '#server/database.ts';
import { migrations } from '#server/migrations.ts';
import { sampleConfig, sampleSubmission } from '../function/samples.ts';

type Exec = (sql: string) => Promise<unknown>;

/** What the migration must do on every database; each test file runs it on its own. */
export function describeSubmissions(get: () => { database: Database; exec: Exec }): void {
  const limited = {
    ...sampleConfig,
    rateIp: { max: 5, windowSeconds: 86_400 },
    rateAll: { max: 8, windowSeconds: 86_400 },
  };
  const store = () => createRpcStore(createSqlRpc(get().database), sampleConfig);
  const limitedStore = () => createRpcStore(createSqlRpc(get().database), limited);
  const exec: Exec = (sql) => get().exec(sql);
  const rows = async (sql: string) => (await get().database.query(sql, [])).rows;
  const makeDue = () => exec("update mail.submissions set lease_until = now() - interval '1 s'");

  beforeEach(() => exec('truncate mail.submissions, mail.rate_buckets'));

  describe('the migration', () => {
    it('runs again without a fault and without touching rows', async () => {
      await store().claim(sampleSubmission(), 'ip');
      for (const migration of migrations) await exec(migration);
      expect(await rows('select id from mail.submissions')).toHaveLength(1);
    });

    it.each(['anon', 'authenticated'])('lets %s do nothing', async (role) => {
      const attempts = [
        'select * from mail.submissions',
        'select * from mail.rate_buckets',
        "insert into mail.rate_buckets values ('x', now(), 1)",
        'delete from mail.submissions',
        "select mail.hit_bucket('x', 1, 1)",
        'select mail.is_due(now())',
        "select public.claim_submission('{}')",
        "select public.finish_submission('{}')",
        "select public.claim_due('{}')",
        "select public.purge_submissions('{}')",
        "select public.erase_submissions('{}')",
      ];
      for (const sql of attempts) {
        await expect(exec(`begin; set local role ${role}; ${sql}; commit`), sql).rejects.toThrow(
          /permission denied/,
        );
        await exec('rollback');
      }
    });

    it('lets the service role do its work', async () => {
      await exec(
        `begin; set local role service_role;
        select public.claim_due('{"limit": 1, "leaseSeconds": 60}');
        select public.purge_submissions('{"sentDays": 1, "failedDays": 1}');
        commit`,
      );
    });

    it.each([
      ['email', "'a@b.co' || chr(10) || 'bcc:c@d.co'"],
      ['email', "'a@b.co' || chr(133)"],
      ['email', "'a@b.co' || chr(8232)"],
      ['email', "repeat('a', 250) || '@b.co'"],
      ['email', 'null'],
      ['subject', "'a' || chr(13)"],
      ['status', "'lost'"],
      ['kind', "'spam'"],
    ])('refuses a row with a bad %s: %s', async (column, value) => {
      await store().claim(sampleSubmission(), 'ip');
      await expect(exec(`update mail.submissions set ${column} = ${value}`)).rejects.toThrow(
        /constraint/,
      );
    });
  });

  describe('a claim', () => {
    it('is new once and busy while its lease lasts', async () => {
      const submission = sampleSubmission();
      expect(await store().claim(submission, 'ip')).toMatchObject({ state: 'new', attempts: 1 });
      expect(await store().claim(submission, 'ip')).toEqual({ state: 'busy' });
    });

    it('goes to one of 200 that come together, and counts as one', async () => {
      const submission = sampleSubmission();
      const copies = Array.from({ length: 200 }, () => limitedStore().claim(submission, 'ip'));
      const states = (await Promise.all(copies)).map((claim) => claim.state);
      expect(states.filter((state) => state === 'new')).toHaveLength(1);
      expect(states.filter((state) => state === 'busy')).toHaveLength(199);
      expect(await rows('select hits from mail.rate_buckets order by bucket')).toEqual([
        { hits: 1 },
        { hits: 1 },
      ]);
    });

    it('is a duplicate after the mail is out, for ever', async () => {
      const submission = sampleSubmission();
      const claim = await store().claim(submission, 'ip');
      if (claim.state !== 'new') throw new Error(claim.state);
      await store().finish({ id: submission.id, token: claim.token, outcome: 'sent', ref: 'r' });
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
      expect(others.map((claim) => claim.state)).toEqual([
        'new',
        'new',
        'new',
        'limited',
        'limited',
      ]);
      const last = others.at(-1);
      expect(last?.state === 'limited' && last.retryAfter).toBeGreaterThan(0);
      expect(last?.state === 'limited' && last.retryAfter).toBeLessThanOrEqual(86_400);
    });
  });

  describe('finishing', () => {
    it('blanks what the visitor wrote once it is mailed', async () => {
      const submission = sampleSubmission();
      const claim = await store().claim(submission, 'ip');
      if (claim.state !== 'new') throw new Error(claim.state);
      await store().finish({ id: submission.id, token: claim.token, outcome: 'sent', ref: 'r' });
      expect(
        await rows('select email, subject, message, status, provider_id from mail.submissions'),
      ).toEqual([{ email: null, subject: null, message: null, status: 'sent', provider_id: 'r' }]);
    });

    it('accepts a success after the lease was lost, but not a failure', async () => {
      const submission = sampleSubmission();
      const { id } = submission;
      const claim = await store().claim(submission, 'ip');
      if (claim.state !== 'new') throw new Error(claim.state);
      await makeDue();
      await store().claim(submission, 'ip');
      const { token } = claim;
      await store().finish({ id, token, outcome: 'failed', error: 'X', retryInSeconds: 1 });
      expect(await rows('select status from mail.submissions')).toEqual([{ status: 'received' }]);
      await store().finish({ id, token, outcome: 'sent', ref: 'late' });
      await store().finish({ id, token, outcome: 'failed', error: 'X', retryInSeconds: 1 });
      expect(await rows('select status from mail.submissions')).toEqual([{ status: 'sent' }]);
    });

    it('lets a failed one wait out its back-off', async () => {
      const submission = sampleSubmission();
      const claim = await store().claim(submission, 'ip');
      if (claim.state !== 'new') throw new Error(claim.state);
      const { id } = submission;
      await store().finish({
        id,
        token: claim.token,
        outcome: 'failed',
        error: 'HTTP_500',
        retryInSeconds: 30,
      });
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
    it('deletes by age and tells how many were never mailed', async () => {
      for (let n = 0; n < 3; n += 1) await store().claim(sampleSubmission(), 'ip');
      await exec("update mail.submissions set received_at = now() - interval '91 days'");
      await store().claim(sampleSubmission(), 'ip');
      await exec("update mail.rate_buckets set window_start = now() - interval '3 days'");
      expect(await store().purge()).toEqual({ sent: 0, failed: 3 });
      expect(await rows('select id from mail.submissions')).toHaveLength(1);
      expect(await rows('select hits from mail.rate_buckets')).toEqual([]);
    });

    it('erases what is held about one address', async () => {
      await store().claim(sampleSubmission({ email: 'a@example.com' }), 'ip');
      await store().claim(sampleSubmission({ email: 'b@example.com' }), 'ip');
      const call = createSqlRpc(get().database);
      expect(await call('erase_submissions', { email: 'A@example.com' })).toEqual({ erased: 1 });
    });
  });
}

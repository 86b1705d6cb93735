import { describe, expect, it } from 'vitest';
import { migrations } from '#server/database/database.ts';
import { sampleSubmission } from '../function/samples.ts';
import type { StoreHarness } from './store-harness.ts';

/** Describes what the migrations allow and refuse. */
export function describeMigration(bench: StoreHarness): void {
  const { store, exec, rows } = bench;

  describe('the migration', () => {
    it('runs again without a fault and keeps the rows', async () => {
      await store().claim(sampleSubmission(), 'ip');
      for (const migration of migrations) await exec(migration);
      expect(await rows('select id from mail.submissions')).toHaveLength(1);
    });

    it('may run after a function that asks for the number of overdue rows', async () => {
      await exec(migrations[0] ?? '');
      expect(await store().purge()).toMatchObject({ overdue: 0, held: 0 });
      for (const migration of migrations) await exec(migration);
    });

    it('clears the unkeyed hashes that older functions wrote', async () => {
      await store().claim(sampleSubmission(), 'ip');
      await exec(`update mail.submissions set body_sha256 = '${'0'.repeat(64)}'`);
      for (const migration of migrations) await exec(migration);
      expect(await rows('select body_sha256 from mail.submissions')).toEqual([
        { body_sha256: null },
      ]);
    });

    it.each(['anon', 'authenticated'])('denies %s everything', async (role) => {
      const attempts = [
        'select * from mail.submissions',
        'select * from mail.rate_buckets',
        "insert into mail.rate_buckets values ('x', now(), 1)",
        'delete from mail.submissions',
        "select mail.hit_bucket('x', 1, 1)",
        "select mail.bucket_wait('x', 1, 1)",
        "select mail.limits_of('{}')",
        'select mail.is_due(now())',
        'select mail.may_double(now(), now(), 1)',
        "select public.claim_submission('{}')",
        "select public.finish_submission('{}')",
        "select public.claim_due('{}')",
        "select public.purge_submissions('{}')",
        "select public.list_email_hmacs('{}')",
        "select public.erase_submissions('{}')",
      ];
      for (const sql of attempts) {
        await expect(exec(`begin; set local role ${role}; ${sql}; commit`), sql).rejects.toThrow(
          /permission denied/,
        );
        await exec('rollback');
      }
    });

    it.each([
      'claim_submission',
      'finish_submission',
      'claim_due',
      'purge_submissions',
      'list_email_hmacs',
      'erase_submissions',
    ])('lets the service role call %s', async (name) => {
      const sql = `has_function_privilege('service_role', 'public.${name}(jsonb)', 'execute')`;
      expect(await rows(`select ${sql} as may`)).toEqual([{ may: true }]);
    });

    it('lets the service role read and write the tables through these functions', async () => {
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
}

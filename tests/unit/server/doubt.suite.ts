import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../function/samples.ts';
import type { StoreHarness } from './store-harness.ts';

/** Tests attempts that may or may not have sent a mail. */
export function describeDoubt(bench: StoreHarness): void {
  const { store, forgetfulStore, exec, rows, makeDue, lease } = bench;
  const submission = sampleSubmission();
  const { id } = submission;

  /** Moves the stored times of attempts into the past. */
  const wait = (hours: number) =>
    exec(`update mail.submissions set lease_until = lease_until - interval '${hours} hours',
      sending_since = sending_since - interval '${hours} hours',
      unsure_since = unsure_since - interval '${hours} hours'`);

  async function fail(isRefusal: boolean): Promise<void> {
    const token = await lease(submission, forgetfulStore());
    const failed = { outcome: 'failed', error: 'X', isRefusal, retryInSeconds: 60 } as const;
    await forgetfulStore().finish({ id, token, ...failed });
  }

  describe('an attempt in doubt', () => {
    it.each([
      ['whose process died', () => forgetfulStore().claim(submission, 'ip')],
      ['that ended without an answer', () => fail(false)],
    ])('%s is repeated for 23 hours and then held for a person', async (_what, attempt) => {
      await attempt();
      await wait(22);
      expect(await forgetfulStore().claimDue(10)).toMatchObject([{ id, attempts: 2 }]);
      await makeDue();
      await wait(2);
      expect(await forgetfulStore().claimDue(10)).toEqual([]);
      expect(await forgetfulStore().claim(submission, 'ip')).toEqual({ state: 'busy' });
      expect(await forgetfulStore().purge()).toMatchObject({ held: 1, failed: 0 });
    });

    it('stays in doubt through refusals that come later', async () => {
      await fail(false);
      await makeDue();
      await fail(true);
      await wait(24);
      expect(await forgetfulStore().claimDue(10)).toEqual([]);
      expect(await forgetfulStore().purge()).toMatchObject({ held: 1 });
    });

    it.each([24, -24 * 365])(
      'of %i hours ago is held, and docs/deploy.md finds it',
      async (hours) => {
        const guide = readFileSync('docs/deploy.md', 'utf8');
        const find = /^ +(select id, kind[^;]+);/m.exec(guide)?.[1] ?? '';
        await fail(false);
        expect(await rows(find)).toEqual([]);
        await wait(hours);
        if (hours < 0) await makeDue();
        expect(await forgetfulStore().purge()).toMatchObject({ held: 1 });
        expect(await rows(find)).toMatchObject([{ id }]);
      },
    );

    it('is held as well when a wrong clock dated it years ahead', async () => {
      await forgetfulStore().claim(submission, 'ip');
      await wait(-24 * 365);
      expect(await forgetfulStore().claimDue(10)).toEqual([]);
    });

    it('is settled by one that succeeds', async () => {
      await fail(false);
      await makeDue();
      const [due] = await forgetfulStore().claimDue(10);
      await store().finish({ id, token: due?.token ?? '', outcome: 'sent', ref: 'r' });
      expect(await rows('select unsure_since, sending_since from mail.submissions')).toEqual([
        { unsure_since: null, sending_since: null },
      ]);
      expect(await forgetfulStore().purge()).toMatchObject({ held: 0 });
    });

    it('goes out again once a person says so', async () => {
      await fail(false);
      await wait(24);
      await exec(`update mail.submissions set unsure_since = null, sending_since = null,
        lease_until = now() where id = '${id}'`);
      expect(await forgetfulStore().claimDue(10)).toMatchObject([{ id }]);
    });
  });

  describe('what was certainly not mailed', () => {
    it('is repeated for weeks, without any doubt', async () => {
      await fail(true);
      await wait(24 * 20);
      expect(await forgetfulStore().claimDue(10)).toMatchObject([{ id }]);
    });

    it('is every attempt where the transport always recognises a repeated mail', async () => {
      for (const hours of [24 * 20, -24 * 365]) {
        await store().claim(submission, 'ip');
        await wait(hours);
        expect(await store().claimDue(10)).toMatchObject([{ id }]);
      }
      expect(await store().purge()).toMatchObject({ held: 0 });
    });
  });
}

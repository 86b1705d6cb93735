import * as v from 'valibot';
import { leaseSeconds, type Mailer } from '../delivery/mailer.ts';
import type { Submission } from '../request/submission.ts';
import type { FunctionConfig } from '../settings/function-config.ts';
import { createKeyedHashes, haveSameKey } from './keyed-hashes.ts';
import type { Store } from './store.ts';

/** The migrations' functions. Each takes one JSON value and returns one. */
export type RpcName =
  | 'claim_submission'
  | 'finish_submission'
  | 'claim_due'
  | 'purge_submissions'
  | 'list_email_hmacs'
  | 'erase_submissions';

export type CallRpc = (name: RpcName, argument: object) => Promise<unknown>;

/** Creates the store on top of the migrations' functions, however they are called. */
export function createRpcStore(
  call: CallRpc,
  config: FunctionConfig,
  mailer: Pick<Mailer, 'remembersSeconds'>,
): Store {
  const { rateIp, rateIpDayMax, rateNetworkDayMax, rateAll } = config;
  const { retainSentDays, retainFailedDays } = config;
  const hashes = createKeyedHashes(config.hashSecret);
  const sending = { leaseSeconds, rememberSeconds: mailer.remembersSeconds };
  return {
    async claim(submission, callerAddress) {
      const { id, email } = submission;
      const [bodyHmac, emailHmac, buckets] = await Promise.all([
        hashes.body(submission),
        hashes.email(id, email),
        hashes.clientBuckets(callerAddress, new Date()),
      ]);
      const limits = {
        ipMax: rateIp.max,
        ipWindow: rateIp.windowSeconds,
        ipDayMax: rateIpDayMax,
        networkDayMax: rateNetworkDayMax,
        allMax: rateAll.max,
        allWindow: rateAll.windowSeconds,
      };
      const hashed = {
        bodyHmac,
        emailHmac,
        ipBucket: buckets.ip,
        networkBucket: buckets.network,
      };
      const argument = { ...submission, ...sending, ...hashed, ...limits };
      return v.parse(claimSchema, await call('claim_submission', argument));
    },
    async finish(finish) {
      await call('finish_submission', finish);
    },
    async claimDue(limit) {
      return v.parse(dueSchema, await call('claim_due', { limit, ...sending }));
    },
    async purge() {
      const days = { sentDays: retainSentDays, failedDays: retainFailedDays };
      return v.parse(purgeSchema, await call('purge_submissions', { ...days, ...sending }));
    },
    async erase(email) {
      const ids: string[] = [];
      let unknown = 0;
      for (const row of v.parse(hmacsSchema, await call('list_email_hmacs', {}))) {
        const own = await hashes.email(row.id, email);
        if (row.emailHmac === own) ids.push(row.id);
        else if (!row.hasEmail && !haveSameKey(row.emailHmac ?? '', own)) unknown += 1;
      }
      const { erased } = v.parse(erasedSchema, await call('erase_submissions', { email, ids }));
      return { erased, unknown };
    },
  };
}

const lease = { token: v.string(), attempts: v.number() };

const claimSchema = v.variant('state', [
  v.object({ state: v.picklist(['new', 'retry']), ...lease }),
  v.object({ state: v.picklist(['duplicate', 'busy', 'mismatch']) }),
  v.object({ state: v.literal('limited'), retryAfter: v.number() }),
]);

const submission = {
  id: v.string(),
  kind: v.picklist(['newsletter', 'contact']),
  email: v.string(),
  subject: v.string(),
  text: v.string(),
} satisfies Record<keyof Submission, v.GenericSchema>;

const dueSchema = v.array(v.object({ ...submission, ...lease }));

const purgeSchema = v.object({
  sent: v.number(),
  failed: v.number(),
  expiring: v.number(),
  held: v.number(),
});

const hmacsSchema = v.array(
  v.object({ id: v.string(), emailHmac: v.nullable(v.string()), hasEmail: v.boolean() }),
);

const erasedSchema = v.object({ erased: v.number() });

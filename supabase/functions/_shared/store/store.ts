import * as v from 'valibot';
import { leaseSeconds, type Mailer } from '../delivery/mailer.ts';
import type { Submission } from '../request/submission.ts';
import type { FunctionConfig } from '../settings/function-config.ts';
import { createKeyedHashes, haveSameKey } from './keyed-hashes.ts';

/** The right to send one submission until the lease expires. */
interface Lease {
  readonly token: string;
  /** Includes this one. */
  readonly attempts: number;
}

export type Claim =
  /** The caller has to send. `new`: never seen; `retry`: an earlier attempt failed or died. */
  | ({ readonly state: 'new' | 'retry' } & Lease)
  /** Mailed before. */
  | { readonly state: 'duplicate' }
  /** Stored; somebody else sends it, or a person has to decide. */
  | { readonly state: 'busy' }
  /** The id belongs to another message. */
  | { readonly state: 'mismatch' }
  | { readonly state: 'limited'; readonly retryAfter: number };

export type LeasedSubmission = Submission & Lease;

export type Finish =
  | { readonly id: string; readonly token: string; readonly outcome: 'sent'; readonly ref: string }
  | {
      readonly id: string;
      readonly token: string;
      readonly outcome: 'failed';
      /** A code and never a message, because messages quote addresses. */
      readonly error: string;
      /** Nothing was mailed, for certain. */
      readonly isRefusal: boolean;
      readonly retryInSeconds: number;
    };

/** Stores submissions. Every method may throw when the database cannot be reached. */
export interface Store {
  /** Counts by the caller's network address, which is stored only as a keyed hash. */
  claim(submission: Submission, callerAddress: string): Promise<Claim>;
  finish(finish: Finish): Promise<void>;
  /** Takes over up to `limit` submissions whose lease or backoff has expired. */
  claimDue(limit: number): Promise<readonly LeasedSubmission[]>;
  /** Deletes what is older than the retention days. */
  purge(): Promise<Purged>;
  /** Deletes everything about one address. */
  erase(email: string): Promise<Erased>;
}

export interface Erased {
  readonly erased: number;
  /** Mailed rows whose hash has another key, so that nobody can tell whose they are. */
  readonly unknown: number;
}

export interface Purged {
  readonly sent: number;
  /** Deleted, and never mailed. */
  readonly failed: number;
  /** Never mailed and deleted within a week. */
  readonly expiring: number;
  /** Held back: another attempt could be a second mail, so a person has to decide. */
  readonly held: number;
}

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

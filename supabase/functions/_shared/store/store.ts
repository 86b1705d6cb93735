import * as v from 'valibot';
import { leaseSeconds, type Mailer } from '../delivery/mailer.ts';
import { submissionDigest } from '../request/digest.ts';
import type { Submission } from '../request/submission.ts';
import type { FunctionConfig } from '../settings/function-config.ts';

/** The right to send one submission until its lease runs out. */
interface Lease {
  readonly token: string;
  /** Counts this one. */
  readonly attempts: number;
}

export type Claim =
  /** The caller now sends. `new`: never seen; `retry`: an earlier sender gave up or died. */
  | ({ readonly state: 'new' | 'retry' } & Lease)
  /** Mailed before. */
  | { readonly state: 'duplicate' }
  /** Stored, and somebody else sends it now or will, or a person has to decide. */
  | { readonly state: 'busy' }
  /** The id belongs to another body. */
  | { readonly state: 'mismatch' }
  | { readonly state: 'limited'; readonly retryAfter: number };

export type LeasedSubmission = Submission & Lease;

export type Finish =
  | { readonly id: string; readonly token: string; readonly outcome: 'sent'; readonly ref: string }
  | {
      readonly id: string;
      readonly token: string;
      readonly outcome: 'failed';
      /** A code, never a sentence: sentences quote addresses. */
      readonly error: string;
      /** Nothing can have gone out. */
      readonly isRefusal: boolean;
      readonly retryInSeconds: number;
    };

/** Where submissions live. Every method may throw when the database cannot be reached. */
export interface Store {
  claim(submission: Submission, ipBucket: string): Promise<Claim>;
  finish(finish: Finish): Promise<void>;
  /** Takes over up to `limit` submissions whose lease or back-off has run out. */
  claimDue(limit: number): Promise<readonly LeasedSubmission[]>;
  /** Deletes what is older than the retention days. */
  purge(): Promise<Purged>;
}

export interface Purged {
  readonly sent: number;
  /** Deleted, and never mailed. */
  readonly failed: number;
  /** Never mailed and deleted within a week. */
  readonly expiring: number;
  /** Kept back: one more attempt could be a second mail, so a person has to decide. */
  readonly held: number;
}

/** Name of one of the migration's functions: each takes one JSON value and answers one. */
export type RpcName =
  | 'claim_submission'
  | 'finish_submission'
  | 'claim_due'
  | 'purge_submissions'
  | 'erase_submissions';

export type CallRpc = (name: RpcName, argument: object) => Promise<unknown>;

/** The store on top of the migration's functions, however they are reached. */
export function createRpcStore(
  call: CallRpc,
  config: FunctionConfig,
  mailer: Pick<Mailer, 'remembersSeconds'>,
): Store {
  const { rateIp, rateIpDayMax, rateAll, retainSentDays, retainFailedDays } = config;
  const sending = { leaseSeconds, rememberSeconds: mailer.remembersSeconds };
  return {
    async claim(submission, ipBucket) {
      const digest = await submissionDigest(submission);
      const limits = {
        ipMax: rateIp.max,
        ipWindow: rateIp.windowSeconds,
        ipDayMax: rateIpDayMax,
        allMax: rateAll.max,
        allWindow: rateAll.windowSeconds,
      };
      const argument = { ...submission, ...sending, digest, ipBucket, ...limits };
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

import type { Submission } from '../request/submission.ts';

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

import type { Submission } from '../request/submission.ts';

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
  /** The rate limit counts by the caller's network address, which is stored as a keyed hash only. */
  claim(submission: Submission, callerAddress: string): Promise<Claim>;
  finish(finish: Finish): Promise<void>;
  /** Takes over up to `limit` submissions whose lease or back-off has run out. */
  claimDue(limit: number): Promise<readonly LeasedSubmission[]>;
  /** Deletes what is older than the retention days. */
  purge(): Promise<Purged>;
  /** Deletes everything about one address, on its owner's wish. */
  erase(email: string): Promise<Erased>;
}

export interface Erased {
  readonly erased: number;
  /** Mailed rows that another key has hashed: whose they are cannot be told any more. */
  readonly unknown: number;
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

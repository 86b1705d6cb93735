import type { Claim, Finish, LeasedSubmission, Store } from '#function/store/store.ts';
import type { Submission } from '#function/request/submission.ts';
import { submissionDigest } from '#function/request/digest.ts';

interface Row {
  readonly submission: Submission;
  readonly digest: string;
  token: string;
  attempts: number;
  status: 'leased' | 'failed' | 'sent';
}

export interface MemoryStore extends Store {
  readonly rows: Map<string, Row>;
  readonly finishes: Finish[];
  readonly buckets: string[];
  /** Ends every lease and back-off. */
  makeDue(): void;
}

/** The store's contract without a database; the real ones are tested on their own. */
export function createMemoryStore(most = Number.POSITIVE_INFINITY): MemoryStore {
  const rows = new Map<string, Row>();
  const due = new Set<string>();
  const finishes: Finish[] = [];
  const buckets: string[] = [];

  function lease(row: Row): { token: string; attempts: number } {
    row.token = crypto.randomUUID();
    row.attempts += 1;
    row.status = 'leased';
    due.delete(row.submission.id);
    return { token: row.token, attempts: row.attempts };
  }

  return {
    rows,
    finishes,
    buckets,
    makeDue() {
      for (const row of rows.values()) if (row.status !== 'sent') due.add(row.submission.id);
    },
    async claim(submission, bucket): Promise<Claim> {
      const digest = await submissionDigest(submission);
      const known = rows.get(submission.id);
      if (known === undefined) {
        if (rows.size >= most) return { state: 'limited', retryAfter: 77 };
        buckets.push(bucket);
        const row: Row = { submission, digest, token: '', attempts: 0, status: 'leased' };
        rows.set(submission.id, row);
        return { state: 'new', ...lease(row) };
      }
      if (known.digest !== digest) return { state: 'mismatch' };
      if (known.status === 'sent') return { state: 'duplicate' };
      return due.has(submission.id) ? { state: 'retry', ...lease(known) } : { state: 'busy' };
    },
    async finish(finish) {
      finishes.push(finish);
      const row = rows.get(finish.id);
      if (row) row.status = finish.outcome;
    },
    async claimDue(limit): Promise<readonly LeasedSubmission[]> {
      const found = [...due].slice(0, limit).flatMap((id) => rows.get(id) ?? []);
      return found.map((row) => ({ ...row.submission, ...lease(row) }));
    },
    async purge() {
      return { sent: 0, failed: 0, expiring: 0, held: 0 };
    },
  };
}

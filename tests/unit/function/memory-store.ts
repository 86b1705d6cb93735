import type { Claim, Finish, LeasedSubmission, Store } from '#function/store/store.ts';
import type { Submission } from '#function/request/submission.ts';

interface Row {
  readonly submission: Submission;
  token: string;
  attempts: number;
  status: 'leased' | 'failed' | 'sent';
}

interface MemoryStore extends Store {
  readonly rows: Map<string, Row>;
  readonly finishes: Finish[];
  /** Ends every lease and backoff. */
  makeDue(): void;
}

/** Implements the store without a database. The real stores have their own tests. */
export function createMemoryStore(most = Number.POSITIVE_INFINITY): MemoryStore {
  const rows = new Map<string, Row>();
  const due = new Set<string>();
  const finishes: Finish[] = [];

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
    makeDue() {
      for (const row of rows.values()) if (row.status !== 'sent') due.add(row.submission.id);
    },
    async claim(submission): Promise<Claim> {
      const known = rows.get(submission.id);
      if (known === undefined) {
        if (rows.size >= most) return { state: 'limited', retryAfter: 77 };
        const row: Row = { submission, token: '', attempts: 0, status: 'leased' };
        rows.set(submission.id, row);
        return { state: 'new', ...lease(row) };
      }
      if (JSON.stringify(known.submission) !== JSON.stringify(submission))
        return { state: 'mismatch' };
      if (known.status === 'sent') return { state: 'duplicate' };
      return due.has(submission.id) ? { state: 'retry', ...lease(known) } : { state: 'busy' };
    },
    async finish(finish) {
      finishes.push(finish);
      const row = rows.get(finish.id);
      if (row?.token === finish.token) row.status = finish.outcome;
    },
    async claimDue(limit): Promise<readonly LeasedSubmission[]> {
      const found = [...due].slice(0, limit).flatMap((id) => rows.get(id) ?? []);
      return found.map((row) => ({ ...row.submission, ...lease(row) }));
    },
    async purge() {
      return { sent: 0, failed: 0, overdue: 0, expiring: 0, held: 0 };
    },
    async erase(email) {
      const found = [...rows.values()].filter((row) => row.submission.email === email);
      for (const { submission } of found) rows.delete(submission.id);
      return { erased: found.length, unknown: 0 };
    },
  };
}

import type { SendEmailStatus } from '../contract/send-email-body.ts';

/** The handler's decision, from which a Response and a log line are made. */
export interface Answer {
  readonly status: number;
  readonly body: object | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** A word for the log. */
  readonly outcome: string;
  readonly kind?: 'newsletter' | 'contact';
  readonly id?: string;
}

export function failure(status: number, outcome: string, error: string): Answer {
  return { status, outcome, body: { error } };
}

/** Returns an answer that tells the caller to retry after this many seconds. */
export function temporaryFailure(
  status: 429 | 503,
  outcome: string,
  error: string,
  seconds: number,
): Answer {
  return { ...failure(status, outcome, error), headers: { 'retry-after': String(seconds) } };
}

export function success(id: string, status: SendEmailStatus, replayed: boolean): Answer {
  const data = { id, status, ...(replayed ? { replayed: true } : {}) };
  return {
    status: 200,
    outcome: replayed ? 'replayed' : status,
    body: { success: true, data },
    id,
  };
}

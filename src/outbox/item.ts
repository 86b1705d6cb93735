import type { SendEmailBody } from '#function/contract/send-email-body.ts';

/**
 * The body of the call: the specified fields, and the id by which the function removes duplicates.
 * Optional fields are required here, so that none is lost on the way to the function.
 */
export type OutboxBody = Required<Omit<SendEmailBody, 'replyTo'>>;

/**
 * A submission on this device. No headers are stored: they come from the running build, so that a
 * changed key does not break an old item. `sent` is a receipt for the next open page, `expired` a notice
 * for the visitor; neither has the body any more.
 */
export interface OutboxItem {
  readonly id: string;
  readonly kind: 'newsletter';
  readonly state: 'waiting' | 'refused' | 'sent' | 'expired';
  readonly body: OutboxBody | null;
  /** True if the visitor was told "saved on this device", so that a page announces the outcome. */
  readonly isQueued: boolean;
  /** True once a page has announced the outcome. */
  readonly isAnnounced: boolean;
  /** All times are milliseconds since 1970; 0 is never. */
  readonly createdAt: number;
  /** Time at which a round first found the item too old by the device's clock, which may be wrong. */
  readonly expiryNoticedAt: number;
  readonly attempts: number;
  readonly triedAt: number;
  /** Set by the server (Retry-After) and never overruled. */
  readonly notBefore: number;
  /** Set by our own backoff, which a flush overrules. */
  readonly retryAt: number;
  readonly lastStatus: number | null;
}

export function newOutboxItem(body: OutboxBody, now: number): OutboxItem {
  return {
    id: body.id,
    kind: 'newsletter',
    state: 'waiting',
    body,
    isQueued: false,
    isAnnounced: false,
    createdAt: now,
    expiryNoticedAt: 0,
    attempts: 0,
    triedAt: 0,
    notBefore: 0,
    retryAt: 0,
    lastStatus: null,
  };
}

/** Maximum number of addresses on one device. */
export const outboxLimit = 50;

export function isOutboxFull(items: readonly OutboxItem[]): boolean {
  return items.filter(({ body }) => body !== null).length >= outboxLimit;
}

/** For this long, the page that wrote an item reports its outcome. */
export const writerTimeoutMs = 60_000;

/**
 * Returns whether the page that wrote the item no longer reports its outcome. Also true for an item
 * from the future: the clock was set back, so the age is unknown.
 */
export function isOrphaned(
  { isQueued, createdAt }: Pick<OutboxItem, 'isQueued' | 'createdAt'>,
  now: number,
): boolean {
  return isQueued || now > createdAt + writerTimeoutMs || now < createdAt;
}

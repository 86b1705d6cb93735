import type { SendEmailBody } from '#function/contract/send-email-body.ts';

/**
 * What is stored and sent: the specified fields and the id on which the function removes duplicates. Every
 * key of the call that is not named here is required, so that none is lost on the way to the function.
 */
export type OutboxBody = Required<Omit<SendEmailBody, 'replyTo' | 'website'>>;

/**
 * One submission on this device. No headers are kept: they are made from the running build, so a
 * changed key cannot poison an old item. `sent` is a receipt that waits for an open page, `expired`
 * a notice that waits for the visitor; neither has the body any more.
 */
export interface OutboxItem {
  readonly id: string;
  readonly kind: 'newsletter';
  readonly state: 'waiting' | 'refused' | 'sent' | 'expired';
  readonly body: OutboxBody | null;
  /** The visitor was told "saved on this device": the outcome is to be announced when it comes. */
  readonly isQueued: boolean;
  /** A page has shown the outcome. */
  readonly isAnnounced: boolean;
  /** All times are milliseconds since 1970; 0 is never. */
  readonly createdAt: number;
  /** Since when it counts as too old by the device's clock, which may be wrong. */
  readonly doomedSince: number;
  readonly attempts: number;
  readonly triedAt: number;
  /** Asked for by the server (Retry-After): always kept. */
  readonly notBefore: number;
  /** Our own patience: a nudge overrules it. */
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
    doomedSince: 0,
    attempts: 0,
    triedAt: 0,
    notBefore: 0,
    retryAt: 0,
    lastStatus: null,
  };
}

/** How many addresses one device keeps. */
export const outboxLimit = 50;

/** Whether the device keeps as many addresses as it may. */
export function isOutboxFull(items: readonly OutboxItem[]): boolean {
  return items.filter(({ body }) => body !== null).length >= outboxLimit;
}

/** The page that wrote an item tells its visitor what becomes of it; after this it is gone. */
const writersTime = 60_000;

/** Also once the device's clock was set back: nobody knows then how long ago it was written. */
export function isWriterGone(
  { isQueued, createdAt }: Pick<OutboxItem, 'isQueued' | 'createdAt'>,
  now: number,
): boolean {
  return isQueued || now > createdAt + writersTime || now < createdAt;
}

import { isEmailAddress, cleanEmailAddress } from '#function/contract/email-address.ts';
import { outboxSyncTag } from '#outbox/channel.ts';
import type { OutboxBody } from '#outbox/item.ts';
import { pageOutbox, type Outbox } from '#outbox/outbox.ts';
import { classifyResponse, newsletterBody } from '#outbox/send.ts';
import type { SubmissionResult } from '#outbox/transitions.ts';
import { findRegistration } from '#platform/worker/worker-client.ts';
import { publicConfig } from '#shared/public-config.ts';
import { randomUuid } from '#shared/uuid.ts';
import { within } from '#shared/within.ts';

/** Timeout of the write: in some browsers a denied database neither opens nor fails. */
const writeTimeoutMs = 4_000;
/** Longer timeout, for a busy disk; used only if sending has failed as well. */
const slowWriteTimeoutMs = 8_000;
/** Timeout of the attempt for which the visitor waits; a stored item is sent later. */
const attemptTimeoutMs = 11_000;

export type SubscribeStatus = 'invalid' | SubmissionResult;

/**
 * Ids, by address, of attempts that failed on a device that did not store or keep them. The function may have
 * accepted one whose answer was lost; it recognises the id, which the next press takes and sends again.
 */
const unsentIds = new Map<string, string>();

/**
 * Subscribes an address (specification, section 7; decision 12): stores it first, then sends it. Never
 * throws.
 */
export async function subscribe(typed: string): Promise<SubscribeStatus> {
  const email = cleanEmailAddress(typed);
  if (!isEmailAddress(email)) return 'invalid';
  // The outbox's code loads with the form's: Firefox never fetches a module again that failed to load.
  const outbox = pageOutbox();
  const id = unsentIds.get(email) ?? randomUuid();
  unsentIds.delete(email);
  const status = await submitBody(outbox, newsletterBody(email, publicConfig.mailTo, id));
  if (status === 'failed') unsentIds.set(email, id);
  if (status === 'queued' || status === 'delayed') void requestBackgroundSync();
  return status;
}

/** Stores and sends a submission, and returns its result. */
async function submitBody(outbox: Outbox, body: OutboxBody): Promise<SubmissionResult> {
  const storing = outbox.add(body);
  try {
    await within(writeTimeoutMs, storing);
  } catch {
    return sendUnstored(outbox, body, storing);
  }
  try {
    await within(attemptTimeoutMs, outbox.drain({ only: body.id }));
  } catch {
    // Too slow or interrupted: the stored item says what happened.
  }
  return settle(outbox, body);
}

/**
 * Makes one attempt on a device that does not store the submission. If that fails, storage gets more time; an
 * item that is stored after the visitor was informed is discarded, unless a later press has taken its id.
 */
async function sendUnstored(
  outbox: Outbox,
  body: OutboxBody,
  storing: Promise<void>,
): Promise<SubmissionResult> {
  const { from: email, id } = body;
  const response = await outbox.send(body);
  const outcome = classifyResponse(response, id);
  const hasFailed = outcome === 'retry';
  if (hasFailed && (await isStoredWithin(slowWriteTimeoutMs, storing))) {
    // Without it, the item is sent again at once, whatever the server has asked for.
    await within(writeTimeoutMs, outbox.recordAttempt(id, response)).catch(() => undefined);
    return settle(outbox, body);
  }
  // A refusal may be a filter's, after an earlier press whose answer was lost. With 409 the id is of no use.
  const keepsId = outcome !== 'sent' && response.status !== 409;
  if (keepsId) unsentIds.set(email, id);
  const discard = async () => {
    if (!keepsId || unsentIds.get(email) === id) await outbox.discard(id);
  };
  // Where storage was denied, there is nothing to discard.
  storing.then(discard).catch(() => undefined);
  return hasFailed ? 'failed' : outcome;
}

async function isStoredWithin(milliseconds: number, storing: Promise<void>): Promise<boolean> {
  try {
    await within(milliseconds, storing);
    return true;
  } catch {
    return false;
  }
}

/** Returns the result of a submission that was stored. It failed if the item was deleted before it was sent. */
async function settle(outbox: Outbox, body: OutboxBody): Promise<SubmissionResult> {
  try {
    return await within(writeTimeoutMs, outbox.settle(body.id));
  } catch {
    // The item is stored, and the next drain sends it.
    return 'queued';
  }
}

declare global {
  interface ServiceWorkerRegistration {
    /** Chromium only. */
    readonly sync?: { readonly register: (tag: string) => Promise<void> };
  }
}

/** Asks the browser to wake the worker when the network is back. Only Chromium supports this. */
async function requestBackgroundSync(): Promise<void> {
  try {
    const registration = await findRegistration();
    await registration?.sync?.register(outboxSyncTag);
  } catch {
    // Denied by the visitor or the browser: pages send what is stored themselves.
  }
}

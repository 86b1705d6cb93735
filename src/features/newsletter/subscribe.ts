import { isEmailAddress, cleanEmailAddress } from '#function/contract/email-address.ts';
import { outboxSyncTag } from '#outbox/channel.ts';
import { loadOutbox } from '#outbox/load-outbox.ts';
import type { OutboxBody } from '#outbox/item.ts';
import type { Outbox } from '#outbox/outbox.ts';
import { classifyResponse, newsletterBody } from '#outbox/send.ts';
import type { SubmissionResult } from '#outbox/transitions.ts';
import { publicConfig } from '#shared/public-config.ts';
import { randomUuid } from '#shared/uuid.ts';
import { within } from '#shared/within.ts';

/** Some browsers leave a denied database hanging instead of refusing it. */
const writeTimeoutMs = 4_000;
/** A visitor does not wait longer than one attempt; a stored item goes on without them. */
const attemptTimeoutMs = 11_000;

export type SubscribeStatus = 'invalid' | SubmitStatus;

/** The newsletter call (specification, section 7; decision 12): stored first, sent second. Never throws. */
export async function subscribe(typed: string): Promise<SubscribeStatus> {
  const email = cleanEmailAddress(typed);
  if (!isEmailAddress(email)) return 'invalid';
  try {
    const outbox = await loadOutbox();
    const status = await submitBody(
      outbox,
      newsletterBody(email, publicConfig.mailTo, randomUuid()),
    );
    if (status === 'queued' || status === 'delayed') void requestBackgroundSync(outboxSyncTag);
    return status;
  } catch {
    // The outbox's own code could not be loaded: nothing was stored and nothing sent.
    return 'failed';
  }
}

/** `failed`: neither stored nor sent. */
type SubmitStatus = SubmissionResult | 'failed';

/** Stores, sends, and says what became of it. */
export async function submitBody(outbox: Outbox, body: OutboxBody): Promise<SubmitStatus> {
  const storing = outbox.add(body);
  try {
    await within(writeTimeoutMs, storing);
  } catch {
    return sendUnstored(outbox, body, storing);
  }
  try {
    await within(attemptTimeoutMs, outbox.drain({ only: body.id }));
  } catch {
    // Too slow or interrupted: the stored item says how far it came.
  }
  return settle(outbox, body);
}

/**
 * For a device that keeps nothing: one attempt, and an honest failure. One that only takes its time
 * may keep it by then; what it keeps later has been told already, and goes.
 */
async function sendUnstored(
  outbox: Outbox,
  body: OutboxBody,
  storing: Promise<void>,
): Promise<SubmitStatus> {
  let isStored = false;
  const noted = storing.then(() => {
    isStored = true;
  });
  // A device that keeps nothing has nothing to forget.
  noted.catch(() => undefined);
  const outcome = classifyResponse(await outbox.send(body), body.id);
  if (outcome === 'retry' && isStored) return settle(outbox, body);
  noted.then(() => outbox.discard(body.id)).catch(() => undefined);
  if (outcome === 'sent') return 'sent';
  return outcome === 'refused' ? 'refused' : 'failed';
}

async function settle(outbox: Outbox, body: OutboxBody): Promise<SubmitStatus> {
  try {
    return await within(writeTimeoutMs, outbox.settle(body.id));
  } catch {
    // It is stored, and whoever next reads the outbox sends it.
    return 'queued';
  }
}

declare global {
  interface ServiceWorkerRegistration {
    /** Chromium only. */
    readonly sync?: { readonly register: (tag: string) => Promise<void> };
  }
}

/** Asks the browser to wake the worker when the network is back; a bonus where it exists. */
async function requestBackgroundSync(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(tag);
  } catch {
    // Denied by the visitor or the browser: the page's own nudges do the work.
  }
}

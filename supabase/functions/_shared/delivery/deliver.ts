import type { SendEmailStatus } from '../contract/send-email-body.ts';
import type { FunctionConfig } from '../settings/function-config.ts';
import { errorCode, type Log } from '../settings/log.ts';
import type { LeasedSubmission, Store } from '../store/store.ts';
import { MailError, type Mailer } from './mailer.ts';
import { renderMail } from './render-mail.ts';
import { sendInTime } from './send-in-time.ts';

export interface DeliveryPorts {
  readonly config: FunctionConfig;
  readonly store: Store;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Aborted when the process is about to end: nothing new is begun and attempts are cut short. */
  readonly stopping: AbortSignal;
}

/**
 * Sends one claimed submission, however long it takes within its lease, and notes the real outcome.
 * Never throws: the row is there either way.
 */
export async function deliver(
  leased: LeasedSubmission,
  { config, store, mailer, log, stopping }: DeliveryPorts,
): Promise<SendEmailStatus> {
  const { id, token, attempts } = leased;
  try {
    const { ref } = await sendInTime(mailer, renderMail(leased, config), stopping);
    await store.finish({ id, token, outcome: 'sent', ref }).catch((error: unknown) => {
      // The mail is out; the sweeper repeats it with the same key and marks the row then.
      log({ event: 'delivery', outcome: 'unmarked', id, code: errorCode(error) });
    });
    return 'sent';
  } catch (error) {
    const code = errorCode(error);
    log({ event: 'delivery', outcome: 'failed', id, code, count: attempts });
    const retryInSeconds = retryDelay(attempts);
    const isRefusal = error instanceof MailError && error.isRefusal;
    await store
      .finish({ id, token, outcome: 'failed', error: code, isRefusal, retryInSeconds })
      .catch((fault: unknown) => {
        // The lease runs out by itself, and the sweeper takes over.
        log({ event: 'delivery', outcome: 'unmarked', id, code: errorCode(fault) });
      });
    return 'received';
  }
}

const firstDelay = 30;
const longestDelay = 3600;

/** Seconds to wait after the given number of failed attempts: doubling, at most an hour. */
function retryDelay(attempts: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** (attempts - 1));
}

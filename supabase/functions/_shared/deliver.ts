import { errorCode } from './error-code.ts';
import type { FunctionConfig } from './function-config.ts';
import type { Log } from './log.ts';
import { MailError } from './mail-error.ts';
import type { Mail, Mailer } from './mailer.ts';
import { renderMail } from './render-mail.ts';
import { retryDelay } from './retry-delay.ts';
import type { SendEmailStatus } from './send-email-body.ts';
import type { LeasedSubmission, Store } from './store.ts';

export interface DeliveryPorts {
  readonly config: FunctionConfig;
  readonly store: Store;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Below the ten seconds that the page waits for an answer. */
const sendTimeoutMs = 8_000;

/** Sends one claimed submission and notes the outcome. Never throws: the row is there either way. */
export async function deliver(
  leased: LeasedSubmission,
  { config, store, mailer, log }: DeliveryPorts,
): Promise<SendEmailStatus> {
  const { id, token, attempts } = leased;
  try {
    const { ref } = await sendInTime(mailer, renderMail(leased, config));
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

async function sendInTime(mailer: Mailer, mail: Mail): Promise<{ readonly ref: string }> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new MailError('SEND_TIMEOUT'));
    }, sendTimeoutMs);
  });
  try {
    return await Promise.race([mailer.send(mail, controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

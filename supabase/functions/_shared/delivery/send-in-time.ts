import { MailError, type Mail, type Mailer } from './mailer.ts';

/** Sends, and ends an attempt that takes too long or that the end of the process overtakes. */
export async function sendInTime(
  mailer: Mailer,
  mail: Mail,
  stopping: AbortSignal,
): Promise<{ readonly ref: string }> {
  const controller = new AbortController();
  const { signal } = controller;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const giveUpAfter = (ms: number, code: string): void => {
    timers.push(setTimeout(() => controller.abort(new MailError(code)), ms));
  };
  const giveUpSoon = (): void => giveUpAfter(stopGraceMs, 'STOPPED');
  const overdue = new Promise<never>((_resolve, reject) => {
    // For a mailer that does not end when it is told to.
    const insist = (): void => {
      timers.push(setTimeout(() => reject(signal.reason), lastWordMs + 500));
    };
    signal.addEventListener('abort', insist, { once: true });
  });
  giveUpAfter(giveUpAfterMs, 'SEND_TIMEOUT');
  if (stopping.aborted) giveUpSoon();
  stopping.addEventListener('abort', giveUpSoon, { once: true });
  try {
    return await Promise.race([mailer.send(mail, signal), overdue]);
  } finally {
    stopping.removeEventListener('abort', giveUpSoon);
    for (const timer of timers) clearTimeout(timer);
  }
}

/** Below the ten seconds that the page waits for an answer; the attempt runs on after it. */
export const answerAfterMs = 8_000;

/** When an attempt is given up. Slow mail servers, on purpose or not, take half a minute for a mail. */
export const giveUpAfterMs = 45_000;

/** How much longer a mail whose text is out may wait for the server's word: without it there is doubt. */
export const lastWordMs = 8_000;

/** Given to an attempt under way when the process has to end. */
export const stopGraceMs = 2_000;

/**
 * How long nobody else may try. Longer than an attempt can last and its outcome can take to be noted:
 * who takes over earlier sends a second mail.
 */
export const leaseSeconds = 60;

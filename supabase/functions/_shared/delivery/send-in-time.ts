import { MailError, type Mail, type Mailer } from './mailer.ts';
import { giveUpAfterMs, lastWordMs, stopGraceMs } from './send-limits.ts';

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

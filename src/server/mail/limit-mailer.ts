import { type Mailer, MailError } from '#function/delivery/mailer.ts';

/** Each mail in transit takes an open file or a socket, and a process has few of them. */
export const maxConcurrentMails = 32;

/** Sends a few mails at once and lets the others queue. One that is aborted in the queue is not sent. */
export function limitMailer(mailer: Mailer, most = maxConcurrentMails): Mailer {
  const queue: (() => void)[] = [];
  let active = 0;

  async function acquire(signal: AbortSignal): Promise<void> {
    if (active < most) {
      active += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      const onAbort = (): void => {
        queue.splice(queue.indexOf(start), 1);
        reject(new MailError('TOO_MANY_MAILS', true));
      };
      queue.push(start);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  }

  return {
    remembersSeconds: mailer.remembersSeconds,
    async send(mail, signal) {
      await acquire(signal);
      try {
        return await mailer.send(mail, signal);
      } finally {
        release();
      }
    },
  };
}

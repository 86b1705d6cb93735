import { type Mailer, MailError } from '#function/delivery/mailer.ts';

/** How many mails are on their way at once. Each takes an open file, of which a process has few. */
export const mostMailsAtOnce = 32;

/** Lets further mails wait for their turn, in their order; one that is given up meanwhile is not sent. */
export function limitMailer(mailer: Mailer, most = mostMailsAtOnce): Mailer {
  const waiting: (() => void)[] = [];
  let active = 0;

  async function takeTurn(signal: AbortSignal): Promise<void> {
    if (active < most) {
      active += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new MailError('TOO_MANY_MAILS', true));
      };
      waiting.push(start);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else active -= 1;
  }

  return {
    remembersSeconds: mailer.remembersSeconds,
    async send(mail, signal) {
      await takeTurn(signal);
      try {
        return await mailer.send(mail, signal);
      } finally {
        passTurn();
      }
    },
  };
}

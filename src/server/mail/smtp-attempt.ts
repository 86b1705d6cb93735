import { Readable } from 'node:stream';
import { lastWordMs } from '#function/delivery/send-limits.ts';

interface SmtpAttempt {
  /** Ends the connection. */
  readonly signal: AbortSignal;
  /** Puts itself between the mail's text and the connection, which reads it once the server asks for it. */
  handOver(text: Readable): Readable;
  /** From then on nobody but the server knows whether there is a mail. */
  isHandedOver(): boolean;
  /** To be called when it is over, one way or the other. */
  done(): void;
}

/**
 * One attempt at a mail. When it is given up, what was not handed over ends at once, which is certain to
 * mail nothing; what was may wait a little longer for the server's word.
 */
export function createSmtpAttempt(givenUp: AbortSignal): SmtpAttempt {
  const controller = new AbortController();
  const end = (): void => controller.abort();
  let isHandedOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function giveUp(): void {
    if (isHandedOver) timer = setTimeout(end, lastWordMs);
    else end();
  }

  async function* read(text: Readable): AsyncGenerator<unknown> {
    isHandedOver = true;
    yield* text;
  }

  if (givenUp.aborted) end();
  givenUp.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    handOver: (text) => Readable.from(read(text), { objectMode: false }),
    isHandedOver: () => isHandedOver,
    done() {
      givenUp.removeEventListener('abort', giveUp);
      clearTimeout(timer);
    },
  };
}

import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { giveUpAfterMs, lastWordMs, type Mailer, MailError } from '#function/delivery/mailer.ts';
import { errorCode } from '#function/settings/log.ts';
import { composeMail } from './compose-mail.ts';

/** Until the greeting, which some servers hold back on purpose. */
const connectMs = giveUpAfterMs - 5_000;

/** Beyond every attempt, which is limited as a whole: a server may be slow with any of its replies. */
const silenceMs = giveUpAfterMs + 2 * lastWordMs;

/** Nothing in SMTP remembers a key. A repeat has the same Message-ID; after this long it is held back. */
const remembersSeconds = 23 * 3600;

/**
 * Sends over SMTP. A crash or a lost answer between sending and marking repeats the mail, with the same
 * Message-ID.
 */
export function createSmtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback,
    ...(username === '' ? {} : { auth: credentials(username, password) }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  };
  return {
    remembersSeconds,
    async send(mail, givenUp) {
      const attempt = createSmtpAttempt(givenUp);
      const { signal } = attempt;
      const transport = nodemailer.createTransport(options);
      transport.use('stream', ({ message }, next) => {
        message.processFunc(attempt.handOver);
        next();
      });
      try {
        const { messageId } = await transport.sendMail({ ...composeMail(mail), signal });
        return { ref: messageId };
      } catch (error) {
        const code = errorCode(signal.aborted ? givenUp.reason : error);
        throw new MailError(code, !attempt.isHandedOver() || isRefused(error));
      } finally {
        attempt.done();
      }
    },
  };
}

/** The server said no. A connection that broke after the text was handed over leaves us in doubt. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && Number(Reflect.get(error, 'responseCode')) >= 400;
}

function credentials(user: string, pass: string): { user: string; pass: string } {
  return { user: decodeURIComponent(user), pass: decodeURIComponent(pass) };
}

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
function createSmtpAttempt(givenUp: AbortSignal): SmtpAttempt {
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

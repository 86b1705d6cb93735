import type { Env } from '#function/settings/env-reader.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { answerHttp } from './http/answer-http.ts';
import {
  answerWith,
  connectionLimit,
  createHttpServer,
  listen,
  stopServer,
} from './http/http-server.ts';
import { loadSite } from './http/load-site.ts';
import { createMailFunction, type MailFunction } from './mail/create-mail-function.ts';
import { readServerSettings } from './server-settings.ts';

export interface RunningServer {
  readonly url: string;
  readonly facts: MailFunction['facts'];
  /** Resolves when the database is open, rejects when it cannot be. */
  readonly opened: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Serves the built site and the mail function. Takes the port before it writes anything, and answers
 * pages before the database is open. Throws a StartFault with one line when it cannot start.
 */
export async function runServer(
  env: Env,
  folder: string,
  config: PublicConfig,
): Promise<RunningServer> {
  const settings = readServerSettings(env);
  const isSecure = settings.config.siteOrigins.some((origin) => origin.startsWith('https:'));
  const host = { site: loadSite(folder), config, isSecure };
  const server = createHttpServer();
  const port = await listen(server, settings.host, settings.port);
  try {
    const mail = createMailFunction(settings, port);
    const opened = mail.opened.then(() => {
      server.maxConnections = connectionLimit();
    });
    // Whoever waits for `opened` is told; nobody has to.
    opened.catch(() => undefined);
    answerWith(server, (incoming) => answerHttp(incoming, host, mail));
    return {
      url: `http://${settings.host === '127.0.0.1' ? 'localhost' : bracketed(settings.host)}:${port}`,
      facts: mail.facts,
      opened,
      async stop() {
        mail.windUp();
        await stopServer(server);
        await mail.close();
      },
    };
  } catch (error) {
    await stopServer(server);
    throw error;
  }
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

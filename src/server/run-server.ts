import type { Env } from '#function/settings/env-reader.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { answerHttp } from './http/answer-http.ts';
import { createMailFunction, type MailFunction } from './mail/create-mail-function.ts';
import { createSiteServer } from './http/create-site-server.ts';
import { type HttpAnswer, jsonAnswer } from './http/http-answer.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './http/load-site.ts';
import { readServerSettings } from './server-settings.ts';
import { stopServer } from './http/stop-server.ts';

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
  let mail: MailFunction | null = null;
  const server = createSiteServer(async (incoming) =>
    mail === null ? notYet : answerHttp(incoming, host, mail),
  );
  const port = await listen(server, settings.host, settings.port);
  try {
    mail = createMailFunction({ ...env, PORT: String(port) });
  } catch (error) {
    await stopServer(server);
    throw error;
  }
  const running = mail;
  return {
    url: `http://${settings.host === '127.0.0.1' ? 'localhost' : bracketed(settings.host)}:${port}`,
    facts: running.facts,
    opened: running.open(),
    async stop() {
      running.windUp();
      await stopServer(server);
      await running.close();
    },
  };
}

const notYet: HttpAnswer = jsonAnswer(
  503,
  { error: 'Please try again later' },
  { 'retry-after': '2' },
);

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

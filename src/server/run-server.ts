import type { Env } from '#function/settings/environment.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { openDataFolder } from './folder/data-folder.ts';
import { answerRequest } from './http/answer-request.ts';
import {
  connectionLimit,
  createHttpServer,
  handleRequests,
  listen,
  stopServer,
} from './http/http-server.ts';
import { loadSite } from './http/load-site.ts';
import { startMailFunction } from './mail/mail-function.ts';
import { readServerSettings } from './server-settings.ts';

export interface RunningServer {
  readonly url: string;
  /** Describes where mail goes. */
  readonly mail: string;
  /** Describes where submissions are stored. */
  readonly database: string;
  /** Resolves when the database is open, rejects when it cannot be opened. */
  readonly opened: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Serves the built site and the mail function. It takes the port before it writes anything and serves
 * pages while the database opens. Throws a StartupError with one line when it cannot start.
 */
export async function runServer(
  env: Env,
  folder: string,
  config: PublicConfig,
): Promise<RunningServer> {
  const settings = readServerSettings(env);
  const isSecure = settings.siteOrigins?.some((origin) => origin.startsWith('https:')) ?? false;
  const host = { site: loadSite(folder), config, isSecure };
  const server = createHttpServer();
  const port = await listen(server, settings.host, settings.port);
  try {
    const data = openDataFolder(settings.dataFolder);
    const mail = startMailFunction(settings, data, port);
    handleRequests(server, (request, incoming) => answerRequest(request, incoming, host, mail));
    const { kind } = settings.transport;
    return {
      url: `http://${settings.host === '127.0.0.1' ? 'localhost' : bracketed(settings.host)}:${port}`,
      mail: kind === 'outbox' ? `files in ${data.outbox}` : kind,
      database: settings.databaseUrl === null ? data.database : 'PostgreSQL',
      opened: mail.opened.then(() => {
        server.maxConnections = connectionLimit();
      }),
      async stop() {
        const drained = stopServer(server);
        await mail.close();
        await drained;
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

import type { Plugin } from 'vite';
import { openDataFolder } from '../../server/folder/data-folder.ts';
import { functionPath } from '../../server/http/answer-request.ts';
import { createRequestListener } from '../../server/http/http-server.ts';
import type { MailFunction } from '../../server/mail/mail-function.ts';
import { readServerSettings } from '../../server/server-settings.ts';

declare global {
  /** Outlives the config: at a restart Vite creates the new server before it closes the old one. */
  var mailFunctionInDevelopment: MailFunction | undefined;
}

/**
 * Mounts the mail function on the development server, at the same address as `npm start`. Vite
 * loads it, because it imports the migrations. After a restart the new function uses the data folder.
 *
 * @param env includes the variables of `.env`
 */
export function mailFunctionPlugin(env: Readonly<Record<string, string | undefined>>): Plugin {
  let mail: MailFunction | undefined;
  const isCurrent = () => globalThis.mailFunctionInDevelopment === mail;
  return {
    name: 'mail-function',
    apply: 'serve',
    async configureServer(server) {
      const { startMailFunction } = (await server.ssrLoadModule(
        '/src/server/mail/mail-function.ts',
      )) as typeof import('../../server/mail/mail-function.ts');
      // Read the settings first: if they are invalid, the previous function keeps running.
      const settings = readServerSettings(env);
      await globalThis.mailFunctionInDevelopment?.close();
      const started = startMailFunction(settings, openDataFolder(settings.dataFolder));
      mail = started;
      globalThis.mailFunctionInDevelopment = started;
      started.opened.catch((error: unknown) => {
        if (isCurrent()) server.config.logger.error(String(error));
      });
      server.middlewares.use(
        functionPath,
        createRequestListener((request, { socket }) =>
          (globalThis.mailFunctionInDevelopment ?? started).handle(request, socket.remoteAddress),
        ),
      );
    },
    /** Vite waits for this at shutdown. After a restart the new function runs on, in the same folder. */
    async closeServer() {
      if (isCurrent()) await mail?.close();
    },
  };
}

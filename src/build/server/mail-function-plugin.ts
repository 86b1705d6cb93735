import type { Plugin } from 'vite';
import type { MailFunction } from '../../server/mail/create-mail-function.ts';

declare global {
  /** Outlives the settings: at a restart Vite makes the new server before it closes the old one. */
  var mailFunctionInDevelopment: MailFunction | undefined;
}

/**
 * Mounts the mail function on the development server: the same code at the same address as
 * `npm start`, loaded through Vite because Node 20 cannot run TypeScript. At a restart the folder
 * goes from the old one to the new one; `env` holds `.env` as well.
 */
export function mailFunctionPlugin(env: Readonly<Record<string, string | undefined>>): Plugin {
  let mail: MailFunction | undefined;
  const isOurs = () => globalThis.mailFunctionInDevelopment === mail;
  return {
    name: 'mail-function',
    apply: 'serve',
    async configureServer(server) {
      const load = async <Module>(path: string): Promise<Module> =>
        (await server.ssrLoadModule(path)) as Module;
      const { createMailFunction } = await load<
        typeof import('../../server/mail/create-mail-function.ts')
      >('/src/server/mail/create-mail-function.ts');
      const { readServerSettings } = await load<typeof import('../../server/server-settings.ts')>(
        '/src/server/server-settings.ts',
      );
      const { answerFunction, functionPath } = await load<
        typeof import('../../server/http/answer-http.ts')
      >('/src/server/http/answer-http.ts');
      const { sendAnswer } = await load<typeof import('../../server/http/http-answer.ts')>(
        '/src/server/http/http-answer.ts',
      );
      // Throws before the one that runs is gone.
      const settings = readServerSettings(env);
      await globalThis.mailFunctionInDevelopment?.close();
      const created = createMailFunction(settings);
      mail = created;
      globalThis.mailFunctionInDevelopment = created;
      created.opened.catch((error: unknown) => {
        if (isOurs()) server.config.logger.error(String(error));
      });
      server.middlewares.use(functionPath, (incoming, outgoing, next) => {
        answerFunction(incoming, globalThis.mailFunctionInDevelopment ?? created).then(
          (answer) => sendAnswer(incoming, outgoing, answer),
          next,
        );
      });
    },
    /** The server waits for it when it ends. After a restart the new one has the folder. */
    async closeServer() {
      if (isOurs()) await mail?.close();
    },
  };
}

import type { Plugin } from 'vite';

/**
 * Mounts the mail function on the development server: the same code at the same address as
 * `npm start`, loaded through Vite because Node 20 cannot run TypeScript.
 */
export function mailFunctionPlugin(): Plugin {
  return {
    name: 'mail-function',
    apply: 'serve',
    async configureServer(server) {
      const load = async <Module>(path: string): Promise<Module> =>
        (await server.ssrLoadModule(path)) as Module;
      const { createMailFunction } = await load<typeof import('../server/create-mail-function.ts')>(
        '/src/server/create-mail-function.ts',
      );
      const { answerFunction, functionPath } = await load<
        typeof import('../server/answer-http.ts')
      >('/src/server/answer-http.ts');
      const { sendAnswer } = await load<typeof import('../server/send-answer.ts')>(
        '/src/server/send-answer.ts',
      );
      const mail = createMailFunction(process.env);
      mail.open().catch((error: unknown) => server.config.logger.error(String(error)));
      server.httpServer?.on('close', () => void mail.close());
      server.middlewares.use(functionPath, (incoming, outgoing, next) => {
        answerFunction(incoming, mail).then(
          (answer) => sendAnswer(incoming, outgoing, answer),
          next,
        );
      });
    },
  };
}

import { setTimeout } from 'node:timers/promises';
import type { ErrorPayload, HotPayload, Plugin, ViteDevServer } from 'vite';
import type { ContentSource } from './content-source.ts';
import { contentErrors } from './content-errors.ts';

/** What a page tells as soon as it is there: the change of content with which it was served. */
const shown = 'content:shown';

const settleMs = 40;

/** Addresses of the page's own modules. */
const ofPage = /^\/(src|@id\/__x00__virtual:story)/;

/**
 * Content while it is edited: after each change every page comes anew, or shows what is wrong over
 * the page that it was until that is mended. A page asked for meanwhile is empty but for the error.
 */
export function devContentPlugin(content: ContentSource): Plugin {
  let changes = 0;
  let root = '';

  async function news(): Promise<HotPayload> {
    const errors = await contentErrors(content, root);
    return errors.length === 0 ? { type: 'full-reload' } : overlay(errors);
  }

  async function announce({ ws, config }: ViteDevServer): Promise<void> {
    const change = ++changes;
    // One writing comes as several changes.
    await setTimeout(settleMs);
    if (change !== changes) return;
    const payload = await news();
    // A later change has news of its own.
    if (change !== changes) return;
    if (payload.type === 'error') config.logger.error(payload.err.message, { timestamp: true });
    ws.send(payload);
  }

  return {
    name: 'dev-content',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ ws, config, middlewares }) {
      ws.on(shown, async (change: unknown, client) => {
        const payload = await news();
        if (payload.type === 'error' || change !== changes) client.send(payload);
      });
      // Else the page that is open would hear of the mistake again, in the bundler's words.
      middlewares.use(async ({ url = '' }, answer, next) => {
        if (!ofPage.test(url) || (await news()).type !== 'error') return next();
        answer.writeHead(500).end();
      });
      void news().then((payload) => {
        if (payload.type === 'error') config.logger.error(payload.err.message);
      });
    },
    hotUpdate({ file, modules, server }) {
      if (!content.dependsOn(file)) return;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      if (this.environment.name === 'client') void announce(server);
      return [];
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const change = changes;
        const isFaulty = (await news()).type === 'error';
        const tell = `import.meta.hot?.send('${shown}', ${change})`;
        return {
          html: isFaulty
            ? html.replace(/<script[^>]*src="\/src\/main.tsx"[^>]*><\/script>/, '')
            : html,
          tags: [{ tag: 'script', attrs: { type: 'module' }, children: tell, injectTo: 'body' }],
        };
      },
    },
  };
}

function overlay(errors: readonly string[]): ErrorPayload {
  return { type: 'error', err: { message: errors.join('\n'), stack: '' } };
}

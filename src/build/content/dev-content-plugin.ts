import { setTimeout } from 'node:timers/promises';
import type { ErrorPayload, HotPayload, Plugin, ViteDevServer } from 'vite';
import type { ContentSource } from './content-source.ts';
import { contentErrors } from './content-errors.ts';

/** Event with which a page reports the version of the content that it was served with. */
const shown = 'content:shown';

const settleMs = 40;

/** URLs of the modules of a page. */
const ofPage = /^\/(src|@id\/__x00__virtual:story)/;

/**
 * Reloads all open pages when the content changes. While the content has errors, an overlay lists
 * them over the page, and a newly requested page shows only the overlay.
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
    // Saving one file can emit several events.
    await setTimeout(settleMs);
    if (change !== changes) return;
    const payload = await news();
    // A later change is announced separately.
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
      // Otherwise Vite would report the same mistake to the open page in its own words.
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

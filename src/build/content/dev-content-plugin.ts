import { setTimeout } from 'node:timers/promises';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import type { ContentSource } from './content-source.ts';
import { contentErrors } from './content-errors.ts';

/** Event with which a document reports the version of the content that it was served with. */
const servedVersionEvent = 'content:shown';

const settleMs = 40;

/**
 * Reloads all open documents when the content changes. While the content has errors, an overlay lists them
 * over the page.
 */
export function devContentPlugin(content: ContentSource): Plugin {
  let version = 0;

  async function currentPayload(root: string): Promise<HotPayload> {
    const errors = await contentErrors(content, root);
    if (errors.length === 0) return { type: 'full-reload' };
    return { type: 'error', err: { message: errors.join('\n'), stack: '' } };
  }

  async function announce({ ws, config }: ViteDevServer): Promise<void> {
    const change = ++version;
    // Saving one file can emit several events.
    await setTimeout(settleMs);
    if (change !== version) return;
    const payload = await currentPayload(config.root);
    // A later change is announced separately.
    if (change !== version) return;
    if (payload.type === 'error') config.logger.error(payload.err.message, { timestamp: true });
    ws.send(payload);
  }

  return {
    name: 'dev-content',
    apply: 'serve',
    configureServer({ ws, config }) {
      ws.on(servedVersionEvent, async (served: unknown, client) => {
        const payload = await currentPayload(config.root);
        if (payload.type === 'error' || served !== version) client.send(payload);
      });
      void currentPayload(config.root).then((payload) => {
        if (payload.type === 'error') config.logger.error(payload.err.message);
      });
    },
    hotUpdate({ file, modules, server }) {
      if (!content.dependsOn(file)) return;
      content.forget();
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      if (this.environment.name === 'client') void announce(server);
      return [];
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'module' },
          children: `import.meta.hot?.send('${servedVersionEvent}', ${version})`,
          injectTo: 'body',
        },
      ],
    },
  };
}

import { ExtendableEvent, FetchEvent } from './worker-globals.ts';
import { vi } from 'vitest';
import { packPrefix } from '#hosting/pack.ts';
import { install } from '../../../sw/fetch-missing.ts';
import { createPrecaches } from '../../../sw/precaches.ts';
import { createRouter } from '../../../sw/create-router.ts';
import { MemoryCaches } from './memory-caches.ts';
import { origin, SiteNetwork } from '../servers/site-network.ts';

/** Properties that the constructor of `Request` cannot set. */
interface AskInit extends RequestInit {
  readonly navigate?: boolean;
  /** True for the request of an `img` element. */
  readonly isImage?: boolean;
}

/** Creates a browser with one site: caches, network, and the builds that its host has served. */
export function createWorkerHarness() {
  const network = new SiteNetwork();
  const stored = new MemoryCaches();
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', network.fetch);
  return {
    network,
    stored,
    /** `shared`: paths of papers that have no hash of their own in the list. */
    buildSite: (
      files: Files,
      pack?: string,
      others: Files = {},
      shared: readonly string[] = [],
    ) => {
      const packs = { ...(pack !== undefined && { [packPath]: pack }), ...others };
      return buildSite(network, files, packs, shared);
    },
  };
}

/** The path of the pack that `buildSite` puts on the host. */
export const packPath = `${packPrefix}pages-1.json`;

type Files = Readonly<Record<string, string>>;

/** An event that nothing waits for. */
export const event = new ExtendableEvent('test');

/** Replaces the files on the host with a new build's, and starts its worker. */
function buildSite(
  network: SiteNetwork,
  files: Files,
  packFiles: Files,
  shared: readonly string[],
) {
  network.files.clear();
  const entries = Object.entries(files).map(([path, body]) => {
    const [, story] = /^\/(?:stories|art\/story)[/-](\d+)/.exec(path) ?? [];
    const { integrity, ...listed } = network.entry(path, body);
    const entry = shared.includes(path) ? listed : { ...listed, integrity };
    if (story === undefined) return entry;
    return { ...entry, story, ...(path.startsWith('/stories/') && { bytes: body.length }) };
  });
  const packs = Object.entries(packFiles).map(([path, text]) => network.entry(path, text));
  const precaches = createPrecaches([...entries, ...packs]);
  const router = createRouter({ ...precaches, answerApi: async () => new Response('api') });
  /** Returns the worker's response; undefined when it leaves the request to the browser. */
  const ask = (path: string, init: AskInit = {}) => {
    const request = new Request(new URL(path, origin), init);
    if (init.navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
    if (init.isImage) Object.defineProperty(request, 'destination', { value: 'image' });
    return router.handleRequest({ request, event: new FetchEvent('fetch') });
  };
  return {
    origin,
    ...precaches,
    install: () => install(precaches.core, event),
    ask,
    /** Returns the response as "status body"; null when the request is left to the browser. */
    async answer(...asked: Parameters<typeof ask>) {
      const response = await ask(...asked);
      return response ? `${response.status} ${await response.text()}` : null;
    },
  };
}

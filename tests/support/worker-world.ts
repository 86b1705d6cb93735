import { vi } from 'vitest';
import type { AnswerDeps } from '../../sw/answer-request.ts';
import { answerRequest } from '../../sw/answer-request.ts';
import type { ManifestEntry } from '../../sw/manifest-entry.ts';
import { splitManifest } from '../../sw/manifest-entry.ts';
import { createTier } from '../../sw/tier.ts';
import { MemoryCaches } from './memory-caches.ts';
import { origin, SiteNetwork } from './site-network.ts';

/** A browser with one site in it: caches, network, and the builds that its host has served. */
export function createWorkerWorld() {
  const network = new SiteNetwork();
  const stored = new MemoryCaches();
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', network.fetch);
  return { network, stored, buildSite: (files: Files) => buildSite(network, files) };
}

type Files = Readonly<Record<string, string>>;

/** Puts the files on the host, in place of the build before, and starts this build's worker. */
function buildSite(network: SiteNetwork, files: Files) {
  network.files.clear();
  const entries: ManifestEntry[] = Object.entries(files).map(([path, body]) =>
    network.entry(path, body),
  );
  const { core, pictures } = splitManifest(entries);
  const deps: AnswerDeps = {
    origin,
    core: createTier('site-core', core, origin),
    pictures: createTier('site-pictures', pictures, origin),
    answerApi: async () => new Response('api'),
  };
  return {
    ...deps,
    /** The worker's answer as "status body"; null when it leaves the request to the browser. */
    async answer(path: string, init: RequestInit & { readonly navigate?: boolean } = {}) {
      const request = new Request(new URL(path, origin), init);
      if (init.navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
      const response = await answerRequest(request, deps);
      return response && `${response.status} ${await response.text()}`;
    },
  };
}

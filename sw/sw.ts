import { answerApiRequest } from '#shared/answer-api-request.ts';
import { cacheNames } from '#shared/cache-names.ts';
import type { Outbox } from '#shared/open-outbox.ts';
import { openOutbox } from '#shared/open-outbox.ts';
import { outboxSyncTag } from '#shared/outbox-sync-tag.ts';
import { parseWorkerRequest } from '#shared/worker-messages.ts';
import { activateBuild } from './activate-build.ts';
import { answerRequest } from './answer-request.ts';
import { createTurns } from './create-turns.ts';
import { drainOnSync } from './drain-on-sync.ts';
import { installCore } from './install-core.ts';
import type { ManifestEntry } from './manifest-entry.ts';
import { splitManifest } from './manifest-entry.ts';
import { obey } from './obey.ts';
import { createTier } from './tier.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly ManifestEntry[];
};

const { origin } = self.location;
// Named once only: the build puts the list in this place.
const manifest = splitManifest(self.__WB_MANIFEST);
const core = createTier(cacheNames.core, manifest.core, origin);
const pictures = createTier(cacheNames.pictures, manifest.pictures, origin);
const inTurn = createTurns();
let opened: Outbox | undefined;
const outbox = () => (opened ??= openOutbox());

self.addEventListener('install', (event) => event.waitUntil(installCore(core)));

self.addEventListener('activate', (event) => {
  event.waitUntil(activateBuild(core, pictures).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const deps = { origin, core, pictures, answerApi: answerApiRequest };
  const answer = answerRequest(event.request, deps);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const type = parseWorkerRequest(event.data);
  if (!type) return;
  const skipWaiting = () => self.skipWaiting();
  const answer = obey(type, { core, pictures, inTurn, skipWaiting, drain: () => outbox().drain() });
  event.waitUntil(answer.then((report) => event.ports[0]?.postMessage(report)));
});

self.addEventListener('sync', (event) => {
  if (event.tag !== outboxSyncTag) return;
  const askAgain = async () => self.registration.sync?.register(outboxSyncTag);
  event.waitUntil(drainOnSync(outbox(), event.lastChance ? askAgain : null));
});

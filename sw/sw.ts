import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { answerApiRequest } from '#api/answer-api-request.ts';
import { drainOutbox, type DrainDeps, type DrainOptions } from '#outbox/drain.ts';
import { outboxDeps } from '#outbox/outbox.ts';
import { outboxSyncTag } from '#outbox/channel.ts';
import { parseWorkerRequest } from '#shared/worker-messages.ts';
import { activate } from './activate.ts';
import { createRouter } from './create-router.ts';
import { drainOnSync } from './drain-on-sync.ts';
import { createPrecaches, install } from './precaches.ts';
import { obey, createTurns } from './obey.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

// Named once only: the build puts the list in this place.
const files = createPrecaches(self.__WB_MANIFEST);
const inTurn = createTurns();
let opened: DrainDeps | undefined;
const drain = (options?: DrainOptions) => drainOutbox((opened ??= outboxDeps()), options);

self.addEventListener('install', (event) => event.waitUntil(install(files.core, event)));

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(files).then(() => self.clients.claim()));
});

createRouter({ ...files, answerApi: answerApiRequest }).addFetchListener();

self.addEventListener('message', (event) => {
  const type = parseWorkerRequest(event.data);
  if (!type) return;
  const skipWaiting = () => self.skipWaiting();
  const answer = obey(type, event, { ...files, inTurn, skipWaiting });
  event.waitUntil(answer.then((report) => event.ports[0]?.postMessage(report)));
});

self.addEventListener('sync', (event) => {
  if (event.tag !== outboxSyncTag) return;
  const askAgain = async () => self.registration.sync?.register(outboxSyncTag);
  event.waitUntil(drainOnSync({ drain }, event.lastChance ? askAgain : null));
});

/** Background Sync, Chromium only; the compiler's worker types do not list it. */
declare global {
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
    readonly lastChance: boolean;
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
  interface ServiceWorkerRegistration {
    readonly sync?: { readonly register: (tag: string) => Promise<void> };
  }
}

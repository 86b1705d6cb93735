import { answerApiRequest } from '#api/answer-api-request.ts';
import { drainOutbox, type DrainDeps, type DrainOptions } from '#outbox/drain.ts';
import { outboxDeps } from '#outbox/outbox.ts';
import { outboxSyncTag } from '#outbox/channel.ts';
import { parseWorkerRequest } from '#shared/worker-messages.ts';
import { activate } from './activate.ts';
import { createRouter } from './create-router.ts';
import { drainOnSync } from './drain-on-sync.ts';
import { createQueue, handleMessage } from './handle-message.ts';
import { install } from './fetch-missing.ts';
import { toEntries } from './list-entries.ts';
import { createPrecaches } from './precaches.ts';

/** /sw.js sets the list of files and imports this code (worker-list-plugin.ts). */
declare const self: ServiceWorkerGlobalScope & { readonly fileList: string };

const files = createPrecaches(toEntries(self.fileList));
const queues = { enqueue: createQueue(), enqueueStories: createQueue() };
let opened: DrainDeps | undefined;
const drain = (options?: DrainOptions) => drainOutbox((opened ??= outboxDeps()), options);

/** Returns whether a newer build waits or is being installed beside this one. */
function hasNextBuild(): boolean {
  const { active, waiting, installing } = self.registration;
  // Without an active build, this one is itself being installed.
  return active !== null && (waiting ?? installing) !== null;
}

self.addEventListener('install', (event) => {
  const isUpdate = self.registration.active !== null;
  event.waitUntil(install(files.core, event, isUpdate));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(files, hasNextBuild()).then(() => self.clients.claim()));
});

createRouter({ ...files, answerApi: answerApiRequest }).addFetchListener();

self.addEventListener('message', (event) => {
  const request = parseWorkerRequest(event.data);
  if (!request) return;
  const skipWaiting = () => self.skipWaiting();
  const unregister = () => self.registration.unregister();
  const deps = { ...files, ...queues, hasNextBuild, skipWaiting, unregister };
  const answer = handleMessage(request, event, deps);
  event.waitUntil(answer.then((report) => event.ports[0]?.postMessage(report)));
});

self.addEventListener('sync', (event) => {
  if (event.tag !== outboxSyncTag) return;
  const registerAgain = async () => self.registration.sync?.register(outboxSyncTag);
  event.waitUntil(drainOnSync({ drain }, event.lastChance ? registerAgain : null));
});

/** Declares Background Sync, which only Chromium has and TypeScript's worker types lack. */
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

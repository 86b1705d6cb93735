import { origin } from '../servers/site-network.ts';

// Nobody waits for anything.
export class ExtendableEvent extends Event {
  waitUntil(): void {}
}

export class FetchEvent extends ExtendableEvent {
  respondWith(): void {}
}

/** What Workbox's modules look for when they are imported. Import this before anything of `sw`. */
Object.assign(globalThis, {
  self: globalThis,
  __WB_DISABLE_DEV_LOGS: true,
  location: new URL(origin),
  ExtendableEvent,
  FetchEvent,
});

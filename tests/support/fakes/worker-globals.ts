import { origin } from '../servers/site-network.ts';

// Nothing waits for these events.
export class ExtendableEvent extends Event {
  waitUntil(): void {}
}

export class FetchEvent extends ExtendableEvent {
  respondWith(): void {}
}

/** Defines the globals that Workbox's modules read on import. Import this before anything of `sw`. */
Object.assign(globalThis, {
  self: globalThis,
  __WB_DISABLE_DEV_LOGS: true,
  location: new URL(origin),
  ExtendableEvent,
  FetchEvent,
});

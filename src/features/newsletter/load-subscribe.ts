import type { SubscribeOutcome } from './subscribe.ts';

interface SubscribeModule {
  readonly subscribe: (typed: string) => Promise<SubscribeOutcome>;
}

/**
 * The action behind the button. A box asks for it as soon as it stands on the page, so that it is
 * there when the network has gone by the time of the press; it is no part of the first load.
 */
export function loadSubscribe(): Promise<SubscribeModule> {
  return import('./subscribe.ts').catch(() => ({ subscribe: async () => ({ status: 'failed' }) }));
}

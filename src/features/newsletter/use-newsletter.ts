import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { siteCopy } from '#content/copy/parts/site.ts';
import { outcomeToasts } from '#content/toasts.ts';
import { notify, prepareToasts } from '#ui/toast/notify.ts';
import { type NewsletterState, createNewsletterStore } from './newsletter-store.ts';
import type { SubscribeStatus } from './subscribe.ts';

/** State and actions of one newsletter box; every box on a page has its own. */
export function useNewsletter(): NewsletterState {
  const [store] = useState(() =>
    createNewsletterStore({
      subscribe: async (typed) => (await loadSubscribe()).subscribe(typed),
      tell: (status) =>
        notify({ ...outcomeToasts[status], dismiss: siteCopy.dismissToast, about: 'newsletter' }),
    }),
  );
  useEffect(() => {
    void loadSubscribe();
    prepareToasts();
  }, []);
  return useStore(store);
}

interface SubscribeModule {
  readonly subscribe: (typed: string) => Promise<SubscribeStatus>;
}

/**
 * The action behind the button. A box asks for it as soon as it stands on the page, so that it is
 * there when the network has gone by the time of the press; it is no part of the first load.
 */
function loadSubscribe(): Promise<SubscribeModule> {
  return import('./subscribe.ts').catch(() => ({ subscribe: async () => 'failed' }));
}

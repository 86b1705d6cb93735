import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { siteCopy } from '#content/copy/parts/site.ts';
import { outcomeToasts } from '#content/toasts.ts';
import { notify, prepareToasts } from '#ui/toast/notify.ts';
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

export interface NewsletterState {
  readonly email: string;
  readonly isSending: boolean;
  readonly setEmail: (email: string) => void;
  /** A press while one is on its way changes nothing. */
  readonly submit: () => Promise<SubscribeStatus | 'busy'>;
}

interface NewsletterDeps {
  readonly subscribe: (typed: string) => Promise<SubscribeStatus>;
  readonly tell: (status: SubscribeStatus) => void;
}

/** One box: idle, sending, idle (specification, section 4). */
export function createNewsletterStore({ subscribe, tell }: NewsletterDeps) {
  return createStore<NewsletterState>()((set, get) => ({
    email: '',
    isSending: false,
    setEmail: (email) => set({ email }),
    async submit() {
      if (get().isSending) return 'busy';
      set({ isSending: true });
      const status = await subscribe(get().email);
      set({ isSending: false, ...(isTaken(status) ? { email: '' } : {}) });
      tell(status);
      return status;
    },
  }));
}

/** The address is stored or sent; otherwise it stays in the field, for another press. */
export function isTaken(status: SubscribeStatus): boolean {
  return status === 'sent' || status === 'queued' || status === 'delayed';
}

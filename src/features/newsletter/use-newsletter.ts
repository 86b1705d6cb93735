import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { notify, prepareToasts } from '#ui/toast/notify.ts';
import type { NewsletterState } from './newsletter-store.ts';
import { createNewsletterStore } from './newsletter-store.ts';
import { outcomeToast } from './outcome-toast.ts';
import { loadSubscribe } from './load-subscribe.ts';

/** State and actions of one newsletter box; every box on a page has its own. */
export function useNewsletter(): NewsletterState {
  const [store] = useState(() =>
    createNewsletterStore({
      subscribe: async (typed) => (await loadSubscribe()).subscribe(typed),
      tell: (outcome) => notify({ ...outcomeToast(outcome), about: 'newsletter' }),
    }),
  );
  useEffect(() => {
    void loadSubscribe();
    prepareToasts();
  }, []);
  return useStore(store);
}

import { createStore } from 'zustand/vanilla';
import type { SubscribeOutcome, SubscribeStatus } from './subscribe.ts';

export interface NewsletterState {
  readonly email: string;
  readonly isSending: boolean;
  readonly setEmail: (email: string) => void;
  /** A press while one is on its way changes nothing. */
  readonly submit: () => Promise<SubscribeStatus | 'busy'>;
}

export interface NewsletterDeps {
  readonly subscribe: (typed: string) => Promise<SubscribeOutcome>;
  readonly tell: (outcome: SubscribeOutcome) => void;
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
      const outcome = await subscribe(get().email);
      const { status } = outcome;
      const isDone = status === 'sent' || status === 'queued';
      set({ isSending: false, ...(isDone ? { email: '' } : {}) });
      tell(outcome);
      return status;
    },
  }));
}

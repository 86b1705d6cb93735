import { createStore } from 'zustand/vanilla';
import type { SubscribeStatus } from './subscribe.ts';

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

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { siteCopy } from '#content/copy/parts/site.ts';
import { outcomeToasts } from '#content/toasts.ts';
import { notify, prepareToasts } from '#ui/toast/notify.ts';
import { subscribe, type SubscribeStatus } from './subscribe.ts';

/** Returns the state and actions of one newsletter box. Every box on a page has its own. */
export function useNewsletter(): NewsletterState {
  const [store] = useState(() =>
    createNewsletterStore({
      subscribe,
      show: (status) =>
        notify({ ...outcomeToasts[status], dismiss: siteCopy.dismissToast, about: 'newsletter' }),
    }),
  );
  useEffect(prepareToasts, []);
  return useStore(store);
}

interface NewsletterState {
  readonly email: string;
  readonly isSending: boolean;
  readonly setEmail: (email: string) => void;
  /**
   * Sends what the field shows, which other software may have filled in without an event. Ignored while another
   * submission is being sent.
   */
  readonly submit: (typed?: string) => Promise<SubscribeStatus | 'busy'>;
}

interface NewsletterDeps {
  readonly subscribe: (typed: string) => Promise<SubscribeStatus>;
  readonly show: (status: SubscribeStatus) => void;
}

/** Milliseconds within which a second press, by a held Enter or a double click, counts as the same press. */
const samePressMs = 1_000;

/** Creates the store of one box: idle, sending, idle (specification, section 4). */
export function createNewsletterStore({ subscribe, show }: NewsletterDeps) {
  let sentAt = -Infinity;
  return createStore<NewsletterState>()((set, get) => ({
    email: '',
    isSending: false,
    setEmail: (email) => set({ email }),
    async submit(typed = get().email) {
      if (get().isSending) return 'busy';
      if (typed === '' && performance.now() - sentAt < samePressMs) {
        sentAt = performance.now();
        return 'busy';
      }
      set({ isSending: true, email: typed });
      const status = await subscribe(typed);
      if (isTaken(status)) sentAt = performance.now();
      set({ isSending: false, ...(isTaken(status) ? { email: '' } : {}) });
      show(status);
      return status;
    },
  }));
}

/** Returns the field, or the copy with the same id that other software has put in its place. */
function shownField(field: HTMLInputElement | null): HTMLInputElement | null {
  const shown = field && !field.isConnected && document.getElementById(field.id);
  return shown instanceof HTMLInputElement ? shown : field;
}

/** Returns true if the address is stored or sent; otherwise it stays in the field for another try. */
function isTaken(status: SubscribeStatus): boolean {
  return status === 'sent' || status === 'queued' || status === 'delayed';
}

/**
 * Handles a press in the box or on the sign-up screen. A disabled element loses the focus, so afterwards the
 * focus returns to it, or goes to a field with an error, unless the visitor has moved on (decision 30).
 * `onDone` empties the form.
 */
export function usePress(
  submit: NewsletterState['submit'],
  field: RefObject<HTMLInputElement | null>,
) {
  const [isInvalid, setInvalid] = useState(false);

  async function press(onDone?: () => void): Promise<void> {
    const { activeElement: before } = document;
    const wasInField = before === field.current;
    const status = await submit(shownField(field.current)?.value);
    if (status === 'busy') return;
    // Render first: the field may be replaced, and only enabled elements can be focused.
    flushSync(() => {
      setInvalid(status === 'invalid');
      if (isTaken(status)) onDone?.();
    });
    const form = field.current?.form;
    const { activeElement: now, body } = document;
    if (!form || (now && now !== body && !form.contains(now))) return;
    if (wasInField || status === 'invalid') field.current?.focus();
    else if (before instanceof HTMLElement && form.contains(before))
      before.focus({ preventScroll: true });
  }
  return { isInvalid, setInvalid, press };
}

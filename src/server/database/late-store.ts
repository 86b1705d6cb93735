import type { Store } from '#function/store/store.ts';
import { within } from '#shared/within.ts';

/**
 * A page gives up after ten seconds and asks again later. One that is closed before that has its
 * sign-up stored all the same when a busy machine needs longer.
 */
const longestWaitMs = 20_000;

interface LateStore {
  readonly store: Store;
  open(store: Store): void;
  /** It cannot be opened for now: nobody waits any more. */
  refuse(): void;
}

/**
 * A store that is still being opened: a call waits for it, and fails when it takes too long or cannot
 * be opened, which the handler answers with 503.
 */
export function createLateStore(): LateStore {
  let inner: Store | null = null;
  let isRefused = false;
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));

  async function opened(): Promise<Store> {
    if (inner === null && !isRefused) await within(longestWaitMs, settled).catch(() => undefined);
    if (inner === null) throw new StoreNotOpen('The database is not open yet');
    return inner;
  }

  return {
    store: {
      claim: async (submission, bucket) => (await opened()).claim(submission, bucket),
      finish: async (finish) => (await opened()).finish(finish),
      claimDue: async (limit) => (await opened()).claimDue(limit),
      purge: async () => (await opened()).purge(),
      erase: async (email) => (await opened()).erase(email),
    },
    open(store) {
      inner = store;
      settle();
    },
    refuse() {
      isRefused = true;
      settle();
    },
  };
}

class StoreNotOpen extends Error {
  override name = 'StoreNotOpen';
}

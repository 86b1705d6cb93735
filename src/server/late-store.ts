import type { Store } from '#function/store.ts';

/** A store that is not open yet: until `open` every call fails, which the handler answers with 503. */
export function createLateStore(): { readonly store: Store; open(store: Store): void } {
  let inner: Store | null = null;
  async function opened(): Promise<Store> {
    if (inner === null) throw new StoreNotOpen('The database is not open yet');
    return inner;
  }
  return {
    store: {
      claim: async (submission, bucket) => (await opened()).claim(submission, bucket),
      finish: async (finish) => (await opened()).finish(finish),
      claimDue: async (limit) => (await opened()).claimDue(limit),
      purge: async () => (await opened()).purge(),
    },
    open(store) {
      inner = store;
    },
  };
}

class StoreNotOpen extends Error {
  override name = 'StoreNotOpen';
}

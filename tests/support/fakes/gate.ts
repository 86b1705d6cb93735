import { createDeferred } from './deferred.ts';

export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Wraps `createDeferred` for tests/e2e, which is to use that instead. */
export function createGate(): Gate {
  const { promise, resolve } = createDeferred();
  return { opened: promise, open: resolve };
}

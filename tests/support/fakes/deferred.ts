export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** Creates a promise that the test resolves. */
export function createDeferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}

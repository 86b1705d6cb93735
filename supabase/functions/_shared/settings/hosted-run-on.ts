/** The hosted runtime may end a function after its answer, unless it is told what still runs. */
export function hostedRunOn(task: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return;
  if ('waitUntil' in runtime && typeof runtime.waitUntil === 'function') runtime.waitUntil(task);
}

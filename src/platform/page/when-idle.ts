/** Resolves when the browser has nothing better to do, or soon where it cannot tell (Safari). */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

import type { PageTeller } from '#features/page-change/fetch-ahead.ts';
import type { PageCode } from '#features/page-change/page-code.ts';
import { subscribeToWakeUps } from '#platform/wake-ups.ts';

/** Once the page has loaded: until then nothing competes with it. */
export function loadBackground(router: PageTeller, pages: PageCode): () => void {
  let stop: (() => void) | undefined;
  let isLoading = false;
  let isStopped = false;
  const load = async () => {
    if (isLoading || stop) return;
    isLoading = true;
    try {
      const { startBackground } = await import('./background.ts');
      if (!isStopped) stop = startBackground(router, pages);
    } catch {
      // The code did not come: the site works without, and the next wake-up tries again.
    }
    isLoading = false;
  };
  const onLoad = () => void load();
  const undoWakeUps = subscribeToWakeUps(() => document.readyState === 'complete' && onLoad());
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
  return () => {
    isStopped = true;
    undoWakeUps();
    removeEventListener('load', onLoad);
    stop?.();
  };
}

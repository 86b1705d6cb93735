/** Registers the worker once the page has loaded; until then nothing competes with the page. */
export function startWorker(): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const begin = async () => {
    try {
      const { watchWorker } = await import('./watch-worker.ts');
      if (!isStopped) stop = watchWorker();
    } catch {
      // The code did not load: the site works without a worker, and the next start tries again.
    }
  };
  const onLoad = () => void begin();
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
  return () => {
    isStopped = true;
    removeEventListener('load', onLoad);
    stop?.();
  };
}

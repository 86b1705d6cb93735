const { runtime = '' } = document.currentScript?.dataset ?? {};
/** Addresses of the modules, in the order in which they run. */
const modules = runtime.split(' ');

/** Resolves when the runtime has started (src/main.ts). */
export const runtimeReady = new Promise<unknown>((resolve) => addEventListener('runtime', resolve));

let isLoading = false;

export function loadRuntime(): void {
  if (isLoading) return;
  isLoading = true;
  for (const href of modules)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  importAll().catch((error) => {
    void retry(5_000);
    // Rethrow to report the error: `reportError` came with Chrome 95 and Safari 15.4.
    throw error;
  });
}

/** Fetches all modules at once, and runs them one by one. */
async function importAll(): Promise<void> {
  for (const href of modules) await import(/* @vite-ignore */ href);
}

/**
 * Fetches all modules after `ms` milliseconds, or when the network is back, and then every minute until that
 * succeeds. An import alone would find a filter's block page in WebKit's memory cache.
 */
async function retry(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve);
  });
  try {
    for (const href of modules) {
      const { headers } = await fetch(href, { cache: 'no-cache' });
      if (!/javascript/.test(String(headers.get('Content-Type')))) throw href;
    }
  } catch {
    return retry(60_000);
  }
  importAll().catch(reload);
}

/**
 * Reloads the page, once, for engines that never fetch a failed module again. Firefox keeps typed
 * text across the reload; Chromium 92 and 109 do not.
 */
function reload(error: unknown): void {
  const { state } = history;
  if (state?.reload) throw error;
  history.replaceState({ ...state, reload: true }, '');
  location.reload();
}

import { isApiUrl } from '#shared/is-api-url.ts';
import { loadRuntime, runtimeReady } from './load-runtime.ts';

/** While no worker answers `/api/*`, the run time does (features/offline/answer-api-calls.ts). */
export function forwardApiCalls(): void {
  const { fetch: send } = window;
  window.fetch = async (input, init) => {
    if (navigator.serviceWorker?.controller || !isApiCall(input)) return send(input, init);
    const request = new Request(input, init);
    loadRuntime();
    await runtimeReady;
    return new Promise((resolve) =>
      dispatchEvent(new CustomEvent('api-request', { detail: { request, resolve } })),
    );
  };
}

function isApiCall(input: RequestInfo | URL): boolean {
  try {
    return isApiUrl(new URL((input as Request).url ?? input, location.href));
  } catch {
    // Not an address at all: the real fetch says so in its own words.
    return false;
  }
}

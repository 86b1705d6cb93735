import { isApiUrl } from '#shared/is-api-url.ts';
import { loadRuntime, runtimeReady } from './load-runtime.ts';

/**
 * Passes `/api/*` calls to the runtime while no worker controls the page
 * (features/offline/answer-api-calls.ts).
 */
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
    // An invalid address: the real fetch throws the right error.
    return false;
  }
}

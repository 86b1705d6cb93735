import { isControlled } from '#platform/worker/worker-control.ts';
import { isApiUrl } from '#shared/is-api-url.ts';

/**
 * While no worker controls the page, the page answers `/api/*` itself with the worker's handler
 * (specification, section 7; decision 14). Everything else passes through untouched.
 */
export function answerApiCalls(): () => void {
  const passThrough = window.fetch;
  const answer: typeof fetch = async (input, init) => {
    if (isControlled() || !isApiCall(input)) return passThrough(input, init);
    const request = new Request(input, init);
    try {
      const { answerApiRequest } = await import('#api/answer-api-request.ts');
      return await answerApiRequest(request);
    } catch {
      // The handler's code could not be loaded; the layer's word for it is still an answer.
      return new Response('{"error":"API request failed"}', {
        status: 500,
        headers: { 'content-type': 'application/json' },
      });
    }
  };
  window.fetch = answer;
  return () => {
    if (window.fetch === answer) window.fetch = passThrough;
  };
}

function isApiCall(input: RequestInfo | URL): boolean {
  try {
    return isApiUrl(new URL(input instanceof Request ? input.url : input, location.href));
  } catch {
    // Not an address at all: the real fetch says so in its own words.
    return false;
  }
}

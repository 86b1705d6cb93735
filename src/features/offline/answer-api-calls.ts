interface ApiRequest {
  readonly request: Request;
  readonly resolve: (response: Response) => void;
}

declare global {
  interface WindowEventMap {
    'api-request': CustomEvent<ApiRequest>;
  }
}

/**
 * Answers `/api/*` in the page, with the worker's handler, while no worker controls the page
 * (specification, section 7; decision 14). `src/boot/api-calls.ts` forwards the calls.
 */
export function answerApiCalls(): void {
  addEventListener('api-request', (event) => {
    const { request, resolve } = event.detail;
    void answer(request).then(resolve);
  });
}

async function answer(request: Request): Promise<Response> {
  try {
    const { answerApiRequest } = await import('#api/answer-api-request.ts');
    return await answerApiRequest(request);
  } catch {
    // The handler's code did not load, so answer with the specified error.
    const headers = { 'content-type': 'application/json' };
    return new Response('{"error":"API request failed"}', { status: 500, headers });
  }
}

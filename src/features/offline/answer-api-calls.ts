interface ApiRequest {
  readonly request: Request;
  readonly resolve: (response: Response) => void;
}

/**
 * While no worker controls the page, the page answers `/api/*` itself with the worker's handler
 * (specification, section 7; decision 14). `src/boot/boot.ts` hands over such calls.
 */
export function answerApiCalls(): void {
  addEventListener('api-request', (event) => {
    const { request, resolve } = (event as CustomEvent<ApiRequest>).detail;
    void answer(request).then(resolve);
  });
}

async function answer(request: Request): Promise<Response> {
  try {
    const { answerApiRequest } = await import('#api/answer-api-request.ts');
    return await answerApiRequest(request);
  } catch {
    // The handler's code did not load; the specified words for it are still an answer.
    const headers = { 'content-type': 'application/json' };
    return new Response('{"error":"API request failed"}', { status: 500, headers });
  }
}

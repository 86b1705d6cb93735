const timeoutMs = 20_000;

/** The response to a request, or the reason why there was none. Redirects are not followed. */
export type ResponseOrError =
  | {
      readonly status: number;
      readonly headers: Headers;
      readonly bytes: Uint8Array;
      readonly error?: undefined;
    }
  | { readonly status: 0; readonly error: string };

export async function tryFetch(url: string, init: RequestInit = {}): Promise<ResponseOrError> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  } catch (error) {
    return { status: 0, error: reasonOf(error) };
  }
}

/** Returns "answers 404", or why there is no answer. */
export function describeResponse({ status, error }: ResponseOrError): string {
  return error === undefined ? `answers ${status}` : `gives no answer (${error})`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause: unknown = error.cause;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.message : error.name;
}

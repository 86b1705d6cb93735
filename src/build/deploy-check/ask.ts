const timeoutMs = 20_000;

/** What came back, or why nothing did. Redirects are answers like any other. */
export type Asked =
  | {
      readonly status: number;
      readonly headers: Headers;
      readonly bytes: Uint8Array;
      readonly fault?: undefined;
    }
  | { readonly status: 0; readonly fault: string };

export async function ask(url: string, init: RequestInit = {}): Promise<Asked> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  } catch (error) {
    return { status: 0, fault: reason(error) };
  }
}

/** "answers 404", or why it does not answer. */
export function saying(asked: Asked): string {
  return asked.fault === undefined ? `answers ${asked.status}` : `gives no answer (${asked.fault})`;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause: unknown = error.cause;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.message : error.name;
}

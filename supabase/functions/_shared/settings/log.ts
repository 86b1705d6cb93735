/**
 * A line of the function's log. It deliberately has no field for an address, a name, a text, a network
 * address or a user agent.
 */
export interface LogEntry {
  readonly event: 'request' | 'delivery' | 'sweep' | 'purge' | 'erase' | 'store';
  readonly requestId?: string;
  readonly status?: number;
  readonly outcome?: string;
  readonly kind?: 'newsletter' | 'contact';
  readonly id?: string;
  readonly code?: string;
  readonly count?: number;
  readonly ms?: number;
}

export type Log = (entry: LogEntry) => void;

/**
 * Returns an error's code or name for the log. Error messages may quote what visitors typed. A `fetch`
 * without a connection is a TypeError whose cause says why.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause, name } = error;
  return (
    plainCode(error) ?? (cause instanceof Error ? fetchCode(cause) : null) ?? name.slice(0, 60)
  );
}

function plainCode(error: Error): string | null {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : null;
}

/** Returns why `fetch` failed. Deno has no codes and says, for example, `client error (SendRequest)`. */
function fetchCode(cause: Error): string | null {
  return plainCode(cause) ?? /\bclient error \((\w{1,60})\)/.exec(cause.message)?.[1] ?? null;
}

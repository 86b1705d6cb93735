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

/** Returns an error's code or name for the log. Error messages may quote what visitors typed. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  const isPlain = typeof code === 'string' && /^\w{1,60}$/.test(code);
  return isPlain ? code : error.name.slice(0, 60);
}

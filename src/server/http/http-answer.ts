/** An answer ready to be written to a socket. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const encoder = new TextEncoder();

export function textAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): HttpAnswer {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, body: encoder.encode(text) };
}

export function jsonAnswer(
  status: number,
  value: object,
  headers: Readonly<Record<string, string>>,
): HttpAnswer {
  const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return { status, headers: { ...json, ...headers }, body: encoder.encode(JSON.stringify(value)) };
}

import type { IncomingMessage } from 'node:http';

/** A Node request as a web-standard one. Throws for methods that the standard forbids (TRACE). */
export function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { readonly duplex: 'half' } = {
    method,
    headers: toHeaders(incoming),
    body: hasBody ? toStream(incoming) : null,
    duplex: 'half',
  };
  // The host plays no part, and what the caller says about it is not trusted.
  return new Request('http://function.invalid/', init);
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(':')) continue;
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

/** Reads on only when asked to, so that a refused flood stays in the network. */
function toStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<unknown> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await chunks.next();
        if (chunk.done) controller.close();
        else if (chunk.value instanceof Uint8Array) controller.enqueue(chunk.value);
      },
      async cancel() {
        incoming.pause();
      },
    },
    { highWaterMark: 0 },
  );
}

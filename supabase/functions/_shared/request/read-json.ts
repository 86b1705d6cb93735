const mostBytes = 16 * 1024;
const readTimeoutMs = 10_000;

type ReadJson =
  | { readonly status: 'read'; readonly value: unknown }
  | { readonly status: 'too-large' | 'too-slow' | 'broken-off' | 'not-json' };

/** Reads a small JSON body; never takes in more than a little over 16 KiB, or more than 10 seconds. */
export async function readJson(request: Request): Promise<ReadJson> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) {
    await request.body?.cancel().catch(ignoreGone);
    return { status: 'too-large' };
  }
  if (request.body === null) return { status: 'not-json' };
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), readTimeoutMs);
  });
  const read = await Promise.race([readBytes(reader), tooSlow]);
  clearTimeout(timer);
  if (read instanceof Uint8Array) return parse(read);
  if (read !== 'broken-off') void reader.cancel().catch(ignoreGone);
  return { status: read };
}

async function readBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array | 'too-large' | 'broken-off'> {
  const bytes = new Uint8Array(mostBytes);
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.length > mostBytes) return 'too-large';
      bytes.set(part.value, length);
      length += part.value.length;
    }
  } catch {
    // The sender went away; that is its own outcome and not a fault in what it sent.
    return 'broken-off';
  }
  return bytes.subarray(0, length);
}

function parse(bytes: Uint8Array): ReadJson {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { status: 'read', value: JSON.parse(text) };
  } catch {
    // Wrong UTF-8 and wrong JSON are the same to the caller.
    return { status: 'not-json' };
  }
}

function ignoreGone(): void {
  // Whoever sent the body has gone, which is what cancelling asks for.
}

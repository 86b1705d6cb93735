const encoding = 'content-encoding';

/** Compresses a response for the cache, if the engine can (Chrome 80, Firefox 113, Safari 16.4). */
export function compress(response: Response): Response {
  if (!response.body || typeof CompressionStream === 'undefined') return response;
  const headers = new Headers(response.headers);
  headers.set(encoding, 'gzip');
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { headers });
}

/** Returns a stored response as it was before it was compressed. */
export function decompress(response: Response): Response {
  if (!response.body || !response.headers.has(encoding)) return response;
  const headers = new Headers(response.headers);
  headers.delete(encoding);
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}

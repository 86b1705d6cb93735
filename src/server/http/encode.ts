import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from './load-site.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the best encoding that an Accept-Encoding header allows. */
export function negotiateEncoding(accepted: string): Encoding {
  const offers = new Map(accepted.toLowerCase().split(',').map(parseOffer));
  if (isAccepted(offers, 'br')) return 'br';
  return isAccepted(offers, 'gzip') ? 'gzip' : 'identity';
}

const brotliQuality = 9;
const cache = new WeakMap<SiteFile, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>();

/** Returns the file's bytes in an encoding, which the build or the first request has made. */
export function encodeFile(file: SiteFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br' && file.brotli) return Promise.resolve(file.brotli);
  const encoded = cache.get(file) ?? new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  cache.set(file, encoded);
  const bytes = encoded.get(encoding) ?? compress(file.bytes, encoding);
  encoded.set(encoding, bytes);
  return bytes;
}

function parseOffer(text: string): [name: string, quality: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality)];
}

function isAccepted(offers: ReadonlyMap<string, number>, name: string): boolean {
  return (offers.get(name) ?? 0) > 0;
}

async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
      });
    case 'gzip':
      return promisify(gzip)(bytes);
    case 'identity':
      return bytes;
  }
}

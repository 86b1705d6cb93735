import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from './load-site.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string): Encoding {
  const offers = new Map(accepted.toLowerCase().split(',').map(parseOffer));
  if (isWanted(offers, 'br')) return 'br';
  return isWanted(offers, 'gzip') ? 'gzip' : 'identity';
}

const brotliQuality = 9;
const made = new WeakMap<SiteFile, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>();

/** The file's bytes in an encoding: the build's own, or made at the first use and kept. */
export function compressFile(file: SiteFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const kept = made.get(file) ?? new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  made.set(file, kept);
  const ready = encoding === 'br' && file.brotli ? Promise.resolve(file.brotli) : undefined;
  const bytes = kept.get(encoding) ?? ready ?? compress(file.bytes, encoding);
  kept.set(encoding, bytes);
  return bytes;
}

function parseOffer(text: string): [name: string, quality: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality)];
}

function isWanted(offers: ReadonlyMap<string, number>, name: string): boolean {
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

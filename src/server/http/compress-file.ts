import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';
import type { SiteFile } from './load-site.ts';

const brotliQuality = 9;
const made = new WeakMap<SiteFile, Map<Encoding, Promise<Buffer>>>();

/** The file's bytes in an encoding, made at the first use and kept. */
export function compressFile(file: SiteFile, encoding: Encoding): Promise<Buffer> {
  const kept = made.get(file) ?? new Map<Encoding, Promise<Buffer>>();
  made.set(file, kept);
  const bytes = kept.get(encoding) ?? compress(file.bytes, encoding);
  kept.set(encoding, bytes);
  return bytes;
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
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

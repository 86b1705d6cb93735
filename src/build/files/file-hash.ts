import { createHash } from 'node:crypto';
import { hashLength } from '../../hosting/pack.ts';

/** Returns the hash by which the worker and the deploy check know the bytes of a file. */
export function fileHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, hashLength);
}

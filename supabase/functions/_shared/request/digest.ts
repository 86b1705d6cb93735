import { nothingLeft, type Submission } from './submission.ts';

/**
 * SHA-256, in hex, of everything but the id: two bodies with one id are the same or they are not.
 *
 * It must stay the same for what was accepted before: a new field goes behind these, and only when it is
 * not empty. Otherwise the replay of an open page is another message all at once, and refused.
 */
export function submissionDigest(submission: Submission): Promise<string> {
  const { id: _id, kind, email, subject, text, ...rest } = submission;
  nothingLeft(rest);
  return sha256(JSON.stringify([kind, email, subject, text]));
}

/** SHA-256 of the text's UTF-8 bytes, in hex. */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Name of the rate bucket of a network address: a salted hash that changes every day, so that it
 * says nothing about anybody. An IPv6 network of 64 bits counts as one address, as one home or
 * school has all of it.
 */
export async function clientBucket(address: string, salt: string, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  const hash = await sha256(JSON.stringify([salt, day, network(address)]));
  return hash.slice(0, 32);
}

function network(address: string): string {
  const host = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!URL.canParse(`http://[${host}]`)) return host;
  const short = new URL(`http://[${host}]`).hostname.slice(1, -1);
  const [left = '', right] = short.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

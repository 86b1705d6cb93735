import { sha256 } from './submission-digest.ts';

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

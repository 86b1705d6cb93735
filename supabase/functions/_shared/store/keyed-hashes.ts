import { assertNoExtraKeys, type Submission } from '../request/submission.ts';

/** Hashes (HMAC-SHA-256) what must be recognised later without naming anybody. */
interface KeyedHashes {
  /** Two bodies with one id are the same message if they have the same hash. */
  body(submission: Submission): Promise<string>;
  /** Finds the rows of one address. It includes the id, so two rows of one person look unrelated. */
  email(id: string, email: string): Promise<string>;
  /** Returns the rate buckets of a network address, whose names change every day. */
  clientBuckets(address: string, now: Date): Promise<ClientBuckets>;
}

interface ClientBuckets {
  /** The address, in IPv6 its /64 network, all of which belongs to one home or school. */
  readonly ip: string;
  /** The IPv6 /48 network that belongs to one customer; null for other addresses. */
  readonly network: string | null;
}

/**
 * Raise this when the normalisation of a body changes or a field is added. Older rows then count as hashed
 * with another key, and their replays are recognised by the id alone.
 */
const bodyVersion = 1;

export function createKeyedHashes(secret: string): KeyedHashes {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const importing = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);

  async function hmac(...parts: readonly (string | number)[]): Promise<string> {
    const text = encoder.encode(JSON.stringify(parts));
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await importing, text));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async function named(...parts: readonly (string | number)[]): Promise<string> {
    const [keyName, hash] = await Promise.all([hmac('key', bodyVersion), hmac(...parts)]);
    return `${keyName.slice(0, keyNameLength)}:${hash}`;
  }

  return {
    body({ id, kind, email, subject, text, ...rest }) {
      assertNoExtraKeys(rest);
      return named('body', id, kind, email, subject, text);
    },
    email: (id, email) => named('email', id, email.toLowerCase()),
    async clientBuckets(address, now) {
      const day = now.toISOString().slice(0, 10);
      const bucket = async (name: string): Promise<string> =>
        (await hmac('client', day, name)).slice(0, 32);
      const groups = ipv6Groups(address);
      if (groups === null) return { ip: await bucket(plainAddress(address)), network: null };
      return {
        ip: await bucket(groups.slice(0, 4).join(':')),
        network: await bucket(groups.slice(0, 3).join(':')),
      };
    },
  };
}

const keyNameLength = 8;

/** Returns whether two hashes have the same key. Otherwise comparing them says nothing. */
export function haveSameKey(a: string, b: string): boolean {
  return a.slice(0, keyNameLength) === b.slice(0, keyNameLength);
}

/** Returns the eight groups of an IPv6 address, or null for every other text. */
function ipv6Groups(address: string): readonly string[] | null {
  const url = `http://[${plainAddress(address)}]`;
  if (!URL.canParse(url)) return null;
  const [left = '', right] = new URL(url).hostname.slice(1, -1).split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

/** Returns an IPv4-mapped IPv6 address as an IPv4 address. */
function plainAddress(address: string): string {
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}

import * as v from 'valibot';
import { addressSpellings, canonicalAddress } from '../delivery/address-spellings.ts';
import { leaseSeconds, type Mailer } from '../delivery/mailer.ts';
import { type Submission, assertNoExtraKeys } from '../request/submission.ts';
import type { FunctionConfig } from '../settings/function-config.ts';

/** The right to send one submission until the lease expires. */
interface Lease {
  readonly token: string;
  /** Number of attempts, including this one. */
  readonly attempts: number;
}

export type Claim =
  /** The caller has to send it. `new`: never seen before; `retry`: an earlier attempt failed or died. */
  | ({ readonly state: 'new' | 'retry' } & Lease)
  /** It was mailed before. */
  | { readonly state: 'duplicate' }
  /** It is stored; another process sends it, or a person has to decide. */
  | { readonly state: 'busy' }
  /** The id belongs to another message. */
  | { readonly state: 'mismatch' }
  | { readonly state: 'limited'; readonly retryAfter: number };

export type LeasedSubmission = Submission & Lease;

export type Finish =
  | { readonly id: string; readonly token: string; readonly outcome: 'sent'; readonly ref: string }
  | {
      readonly id: string;
      readonly token: string;
      readonly outcome: 'failed';
      /** A code and never a message, because messages quote addresses. */
      readonly error: string;
      /** Nothing was mailed, for certain. */
      readonly isRefusal: boolean;
      readonly retryInSeconds: number;
    };

/** Stores submissions. Every method may throw when the database cannot be reached. */
export interface Store {
  /** Counts by the caller's network address, which is stored only as a keyed hash. */
  claim(submission: Submission, callerAddress: string): Promise<Claim>;
  finish(finish: Finish): Promise<void>;
  /** Takes over up to `limit` submissions whose lease or backoff has expired. */
  claimDue(limit: number): Promise<readonly LeasedSubmission[]>;
  /** Deletes what is older than the retention days. */
  purge(): Promise<Purged>;
  /** Deletes the rows of one address, in any spelling of its domain. */
  erase(email: string): Promise<Erased>;
}

export interface Erased {
  readonly erased: number;
  /** Mailed rows whose hash has another key, so that nobody can tell whose they are. */
  readonly unknown: number;
}

export interface Purged {
  readonly sent: number;
  /** Deleted, and never mailed. */
  readonly failed: number;
  /** Received more than a day ago, and not mailed yet. */
  readonly overdue: number;
  /** Never mailed, and due to be deleted within a week. */
  readonly expiring: number;
  /** Held back: another attempt could be a second mail, so a person has to decide. */
  readonly held: number;
}

/** The migrations' functions. Each takes one JSON value and returns one. */
export type RpcName =
  | 'claim_submission'
  | 'finish_submission'
  | 'claim_due'
  | 'purge_submissions'
  | 'list_email_hmacs'
  | 'erase_submissions';

export type CallRpc = (name: RpcName, argument: object) => Promise<unknown>;

/** Creates the store on top of the migrations' functions, however they are called. */
export function createRpcStore(
  call: CallRpc,
  config: FunctionConfig,
  mailer: Pick<Mailer, 'remembersSeconds'>,
): Store {
  const { rateIp, rateIpDayMax, rateNetworkDayMax, rateAll } = config;
  const { retainSentDays, retainFailedDays } = config;
  const hashes = createKeyedHashes(config.hashSecret);
  const sending = { leaseSeconds, rememberSeconds: mailer.remembersSeconds };
  return {
    async claim(submission, callerAddress) {
      const { id, email } = submission;
      const [bodyHmac, emailHmac, buckets] = await Promise.all([
        hashes.body(submission),
        hashes.email(id, email),
        hashes.clientBuckets(callerAddress, new Date()),
      ]);
      const limits = {
        ipMax: rateIp.max,
        ipWindow: rateIp.windowSeconds,
        ipDayMax: rateIpDayMax,
        networkDayMax: rateNetworkDayMax,
        allMax: rateAll.max,
        allWindow: rateAll.windowSeconds,
      };
      const hashed = {
        bodyHmac,
        emailHmac,
        ipBucket: buckets.ip,
        networkBucket: buckets.network,
      };
      const argument = { ...submission, ...sending, ...hashed, ...limits };
      return v.parse(claimSchema, await call('claim_submission', argument));
    },
    async finish(finish) {
      await call('finish_submission', finish);
    },
    async claimDue(limit) {
      return v.parse(dueSchema, await call('claim_due', { limit, ...sending }));
    },
    async purge() {
      const days = { sentDays: retainSentDays, failedDays: retainFailedDays };
      return v.parse(purgeSchema, await call('purge_submissions', { ...days, ...sending }));
    },
    async erase(email) {
      const keyName = await hashes.keyName;
      const ids: string[] = [];
      let unknown = 0;
      for (const row of v.parse(hmacsSchema, await call('list_email_hmacs', {}))) {
        const hasKey = row.emailHmac?.startsWith(keyName) ?? false;
        if (hasKey && row.emailHmac === (await hashes.email(row.id, email))) ids.push(row.id);
        else if (!hasKey && !row.hasEmail) unknown += 1;
      }
      let erased = 0;
      // Rows with another key still hold the address, as somebody has typed it.
      for (const spelling of addressSpellings(email)) {
        const answer = await call('erase_submissions', { email: spelling, ids });
        erased += v.parse(erasedSchema, answer).erased;
      }
      return { erased, unknown };
    },
  };
}

const lease = { token: v.string(), attempts: v.number() };

const claimSchema = v.variant('state', [
  v.object({ state: v.picklist(['new', 'retry']), ...lease }),
  v.object({ state: v.picklist(['duplicate', 'busy', 'mismatch']) }),
  v.object({ state: v.literal('limited'), retryAfter: v.number() }),
]);

const submission = {
  id: v.string(),
  kind: v.picklist(['newsletter', 'contact']),
  email: v.string(),
  subject: v.string(),
  text: v.string(),
} satisfies Record<keyof Submission, v.GenericSchema>;

const dueSchema = v.array(v.object({ ...submission, ...lease }));

const purgeSchema = v.object({
  sent: v.number(),
  failed: v.number(),
  // A database whose latest migration has not run yet does not count them.
  overdue: v.optional(v.number(), 0),
  expiring: v.number(),
  held: v.number(),
});

const hmacsSchema = v.array(
  v.object({ id: v.string(), emailHmac: v.nullable(v.string()), hasEmail: v.boolean() }),
);

const erasedSchema = v.object({ erased: v.number() });

/** Hashes (HMAC-SHA-256) what must be recognised later without naming anybody. */
interface KeyedHashes {
  /** The beginning of all hashes with this key. A hash with another beginning cannot be compared with them. */
  readonly keyName: Promise<string>;
  /** Two bodies with one id are the same message if they have the same hash. */
  body(submission: Submission): Promise<string>;
  /** Returns a hash to find an address by. With the id in it, a person's rows look unrelated. */
  email(id: string, email: string): Promise<string>;
  /** Returns the rate buckets of a network address, whose names change every day. */
  clientBuckets(address: string, now: Date): Promise<ClientBuckets>;
}

interface ClientBuckets {
  /** Bucket of the address; for IPv6, of its /64 network, which belongs to one home or school. */
  readonly ip: string;
  /** Bucket of the IPv6 /48 network, which belongs to one customer; null for other addresses. */
  readonly network: string | null;
}

/**
 * Raise this when the normalisation of a body or an address changes or a field is added. Older rows then
 * count as hashed with another key, and their replays are recognised by the id alone.
 */
const bodyVersion = 2;

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
    return `${await keyName}:${await hmac(...parts)}`;
  }

  const keyName = hmac('key', bodyVersion).then((hash) => hash.slice(0, 8));

  return {
    keyName,
    body({ id, kind, email, subject, text, ...rest }) {
      assertNoExtraKeys(rest);
      return named('body', id, kind, email, subject, text);
    },
    email: (id, email) => named('email', id, canonicalAddress(email)),
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

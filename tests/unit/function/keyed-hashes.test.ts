import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createKeyedHashes, createRpcStore, type RpcName } from '#function/store/store.ts';
import { sampleConfig, sampleSubmission } from './samples.ts';

const hashes = createKeyedHashes('s'.repeat(32));
const others = createKeyedHashes('t'.repeat(32));

it('the hash of a body cannot be made without the key', async () => {
  const submission = sampleSubmission();
  const { kind, email, subject, text } = submission;
  const hash = await hashes.body(submission);
  const plain = createHash('sha256').update(JSON.stringify([kind, email, subject, text]));
  expect(hash).toMatch(/^[0-9a-f]{8}:[0-9a-f]{64}$/);
  expect(hash).not.toContain(plain.digest('hex'));
  expect(await others.body(submission)).not.toBe(hash);
});

it('the hash of a body is the same for one submission, and another one for every other id', async () => {
  const submission = sampleSubmission();
  const again = createKeyedHashes('s'.repeat(32));
  expect(await again.body(submission)).toBe(await hashes.body(submission));
  const copy = { ...submission, id: crypto.randomUUID() };
  expect(await hashes.body(copy)).not.toBe(await hashes.body(submission));
});

it('the hash of an address is the same in capitals, and another one for every id', async () => {
  expect(await hashes.email('1', 'A@B.co')).toBe(await hashes.email('1', 'a@b.co'));
  expect(await hashes.email('2', 'a@b.co')).not.toBe(await hashes.email('1', 'a@b.co'));
});

it.each([
  ['a@bücher.example', 'a@XN--bcher-kva.example'],
  ['a@h²o.example', 'a@h2o.example'],
  ['a@of\ufb01ce.example', 'a@office.example'],
])('the hash of an address is the same in all spellings of its domain: %s, %s', async (...both) => {
  const [first, second] = await Promise.all(both.map((email) => hashes.email('1', email)));
  expect(first).toBe(second);
});

it('erasing hashes each row with its own key once, and no other', async () => {
  const row = async (by: typeof hashes, email: string) => {
    const id = crypto.randomUUID();
    return { id, emailHmac: await by.email(id, email), hasEmail: false };
  };
  const emails = Array.from({ length: 300 }, (_, n) => `person-${n}@bücher.example`);
  const own = await Promise.all(emails.map((email) => row(hashes, email)));
  const foreign = await Promise.all(emails.map((email) => row(others, email)));
  const call = vi.fn(async (name: RpcName): Promise<unknown> => {
    return name === 'list_email_hmacs' ? [...own, ...foreign] : { erased: 0 };
  });
  const config = { ...sampleConfig, hashSecret: 's'.repeat(32) };
  const store = createRpcStore(call, config, { remembersSeconds: null });
  const sign = vi.spyOn(crypto.subtle, 'sign');
  expect(await store.erase('person-7@xn--bcher-kva.example')).toEqual({ erased: 0, unknown: 300 });
  expect(call).toHaveBeenLastCalledWith(
    'erase_submissions',
    expect.objectContaining({ ids: [own[7]?.id] }),
  );
  expect(sign.mock.calls.length).toBeLessThan(310);
});

describe('the rate buckets of a network address', () => {
  const today = new Date('2026-11-21T12:00:00Z');
  const buckets = (address: string, day = today) => hashes.clientBuckets(address, day);
  const ip = async (address: string, day = today) => (await buckets(address, day)).ip;
  const network = async (address: string) => (await buckets(address)).network;

  it('are the same for one address on one day only', async () => {
    const first = await ip('203.0.113.9');
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await ip('203.0.113.9')).toBe(first);
    expect(await ip('203.0.113.8')).not.toBe(first);
    expect(await ip('203.0.113.9', new Date('2026-11-22T00:00:00Z'))).not.toBe(first);
    expect((await others.clientBuckets('203.0.113.9', today)).ip).not.toBe(first);
  });

  it('treat a mapped address as the plain one', async () => {
    expect(await buckets('::ffff:203.0.113.9')).toEqual(await buckets('203.0.113.9'));
    expect(await network('203.0.113.9')).toBe(null);
  });

  it('treat an IPv6 network of 64 bits as one address', async () => {
    expect(await ip('2001:db8:1:2::1')).toBe(await ip('2001:DB8:1:2:ffff:0:0:9'));
    expect(await ip('2001:db8:1:2::1')).not.toBe(await ip('2001:db8:1:3::1'));
    expect(await ip('::1')).not.toBe(await ip('2001:db8::1'));
  });

  it('include the IPv6 network of 48 bits', async () => {
    expect(await network('2001:db8:1:2::1')).toBe(await network('2001:DB8:1:ffff:1:2:3:4'));
    expect(await network('2001:db8:1::1')).not.toBe(await network('2001:db8:2::1'));
    expect(await network('2001:db8:1::1')).not.toBe(await ip('2001:db8:1::1'));
  });

  it.each(['', 'unknown', 'not an address', '1.2.3.4]:80/'])('survive %j', async (address) => {
    expect(await buckets(address)).toEqual({
      ip: expect.stringMatching(/^[0-9a-f]{32}$/),
      network: null,
    });
  });
});

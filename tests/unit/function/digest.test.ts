import { expect, it } from 'vitest';
import { clientBucket } from '#function/request/digest.ts';

const salt = 's'.repeat(32);
const today = new Date('2026-11-21T12:00:00Z');
const bucket = (address: string, day = today) => clientBucket(address, salt, day);

it('is the same for one address on one day only', async () => {
  const first = await bucket('203.0.113.9');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await bucket('203.0.113.9')).toBe(first);
  expect(await bucket('203.0.113.8')).not.toBe(first);
  expect(await bucket('203.0.113.9', new Date('2026-11-22T00:00:00Z'))).not.toBe(first);
  expect(await clientBucket('203.0.113.9', 't'.repeat(32), today)).not.toBe(first);
});

it('takes a mapped address for the plain one', async () => {
  expect(await bucket('::ffff:203.0.113.9')).toBe(await bucket('203.0.113.9'));
});

it('takes an IPv6 network of 64 bits for one address', async () => {
  expect(await bucket('2001:db8:1:2::1')).toBe(await bucket('2001:DB8:1:2:ffff:0:0:9'));
  expect(await bucket('2001:db8:1:2::1')).not.toBe(await bucket('2001:db8:1:3::1'));
  expect(await bucket('::1')).not.toBe(await bucket('2001:db8::1'));
});

it.each(['', 'unknown', 'not an address', '1.2.3.4]:80/'])('survives %j', async (address) => {
  expect(await bucket(address)).toMatch(/^[0-9a-f]{32}$/);
});

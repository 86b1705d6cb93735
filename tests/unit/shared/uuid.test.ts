import { expect, it, vi } from 'vitest';
import { formatUuid, randomUuid } from '#shared/uuid.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('is random on an insecure origin too, which has no randomUUID', () => {
  const real = globalThis.crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  });
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) expect(id).toMatch(version4);
  expect(new Set(ids).size).toBe(200);
});

it('holds the bytes of a hash except for its version and variant', () => {
  const hash = Uint8Array.from({ length: 32 }, () => 0xff);
  expect(formatUuid(hash, 8)).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
});

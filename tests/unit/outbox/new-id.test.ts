import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '#outbox/new-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('makes a random UUID', () => {
  expect(newId()).toMatch(uuid);
});

it('makes one on an insecure origin, which has no randomUUID', () => {
  const real = globalThis.crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  });
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(200);
});

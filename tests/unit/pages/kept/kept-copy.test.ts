import { expect, it } from 'vitest';
import { keptCopy } from '#pages/kept/kept-copy.ts';
import { cacheNames } from '#shared/cache-names.ts';
import { durableTextDatabase, outboxDatabase } from '#shared/databases.ts';
import { keepNothing } from '#shared/keep-nothing.ts';

it('begins with five sentences of at most twelve words', () => {
  expect(keptCopy.sentences).toHaveLength(5);
  for (const sentence of keptCopy.sentences)
    expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(12);
});

it('names each cache and database, and nothing twice', () => {
  const names = keptCopy.table.rows.flatMap((row) => row.names);
  expect(new Set(names).size).toBe(names.length);
  const known = [...Object.values(cacheNames), outboxDatabase, durableTextDatabase, keepNothing];
  expect(names).toEqual(expect.arrayContaining(known));
});

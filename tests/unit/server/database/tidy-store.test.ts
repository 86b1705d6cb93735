import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRpcStore } from '../../../../supabase/functions/_shared/store/rpc-store.ts';
import { createSqlRpc, type Database } from '#server/database/database.ts';
import { createTidyStore, openPgliteInMemory } from '#server/database/open-pglite.ts';
import { sampleConfig } from '../../function/samples.ts';

let database: Database;

beforeAll(async () => {
  database = await openPgliteInMemory();
}, 60_000);

afterAll(() => database.close());

const ask = async (what: string) =>
  (await database.query(`select (${what})::text as answer`, [])).rows;
const size = () => ask("pg_relation_size('mail.rate_buckets')");
const checkpoint = () => ask('select checkpoint_lsn from pg_control_checkpoint()');

it('gives the room of what was deleted back with every purge, and that of the journal', async () => {
  const store = createRpcStore(createSqlRpc(database), sampleConfig, { remembersSeconds: null });
  const empty = await size();
  const before = await checkpoint();
  await database.exec(`insert into mail.rate_buckets
    select 'ip:' || n, now() - interval '3 days', 1 from generate_series(1, 1000) n`);
  const full = await size();
  expect(full).not.toEqual(empty);

  await store.purge();
  expect(await size(), 'the rows are gone, their room is not').toEqual(full);
  expect(await checkpoint()).toEqual(before);

  const purged = await createTidyStore(store, database).purge();
  expect(purged).toEqual({ sent: 0, failed: 0, expiring: 0, held: 0 });
  expect(await size()).toEqual(empty);
  expect(await checkpoint()).not.toEqual(before);
});

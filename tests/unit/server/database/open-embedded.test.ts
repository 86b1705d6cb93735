import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openEmbedded, openInMemory } from '#server/database/open-embedded.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';
import { describeSubmissions } from '../submissions.suite.ts';

let database: Database;

beforeAll(async () => {
  database = await openInMemory();
}, 60_000);

afterAll(() => database.close());

describeSubmissions(() => ({ database, exec: (sql) => database.exec(sql) }));

it('frees the space of deleted rows and of the journal when it is tidied', async () => {
  const answer = async (what: string) =>
    (await database.query(`select (${what})::text as answer`, [])).rows;
  const size = () => answer("pg_relation_size('mail.rate_buckets')");
  const checkpoint = () => answer('select checkpoint_lsn from pg_control_checkpoint()');
  const [empty, before] = [await size(), await checkpoint()];
  await database.exec(`insert into mail.rate_buckets
    select 'ip:' || n, now() - interval '3 days', 1 from generate_series(1, 1000) n;
    delete from mail.rate_buckets`);
  expect(await size(), 'the rows are gone, their room is not').not.toEqual(empty);
  await database.tidy();
  expect(await size()).toEqual(empty);
  expect(await checkpoint()).not.toEqual(before);
});

it('does not open its folder again after it was closed', async () => {
  const parent = temporaryFolder(onTestFinished);
  const events: object[] = [];
  const own = await openEmbedded(join(parent, 'database'), (event) => events.push(event));
  await own.close();
  await expect(own.query('select 1', [])).rejects.toThrow();
  await expect(own.query('select 1', [])).rejects.toThrow();
  expect(events).toEqual([]);
}, 180_000);

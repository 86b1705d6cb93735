import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/database.ts';
import { openPglite } from '#server/open-pglite.ts';
import { describeSubmissions } from './submissions.suite.ts';

let database: Database;

beforeAll(async () => {
  database = await openPglite();
}, 60_000);

afterAll(() => database.close());

describeSubmissions(() => ({ database, exec: (sql) => database.exec(sql) }));

import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openPgliteInMemory } from '#server/database/open-pglite.ts';
import { describeSubmissions } from '../submissions.suite.ts';

let database: Database;

beforeAll(async () => {
  database = await openPgliteInMemory();
}, 60_000);

afterAll(() => database.close());

describeSubmissions(() => ({ database, exec: (sql) => database.exec(sql) }));

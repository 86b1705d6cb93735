import { beforeEach } from 'vitest';
import { describeClaims } from './claims.suite.ts';
import { describeDoubt } from './doubt.suite.ts';
import { describeMigration } from './migration.suite.ts';
import { createStoreHarness, type Opened } from './store-harness.ts';
import { describeUpkeep } from './upkeep.suite.ts';

/** Describes what the migrations do on every database; each test file passes its own database. */
export function describeSubmissions(get: () => Opened): void {
  const bench = createStoreHarness(get);

  beforeEach(() => bench.exec('truncate mail.submissions, mail.rate_buckets'));

  describeMigration(bench);
  describeClaims(bench);
  describeDoubt(bench);
  describeUpkeep(bench);
}

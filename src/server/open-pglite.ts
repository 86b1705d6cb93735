import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

/** Nobody else can hold a lease here: the folder's lock is ours and the last holder is dead. */
const endOldLeases = "update mail.submissions set lease_until = now() where status <> 'sent'";

/** Opens the embedded database; without a folder it lives in memory. */
export async function openPglite(folder?: string): Promise<Database> {
  // Loaded late, as it takes seconds and the site must not wait for it.
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  for (const migration of migrations) await database.exec(migration);
  await database.exec(endOldLeases);
  return {
    query: (sql, values) => database.query(sql, values),
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}

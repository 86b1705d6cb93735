import { type Log, errorCode } from '#function/settings/log.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

/** Any number, the same for every server of this site: two must not migrate at once. */
const migrationLock = 7_313_001;
const timeoutMs = 6_000;

/** Connects to a PostgreSQL server and brings its tables up to date. */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // An idle connection that breaks would otherwise end the process.
  pool.on('error', (error) => log({ event: 'store', outcome: 'lost', code: errorCode(error) }));
  try {
    const guard = `begin; select pg_advisory_xact_lock(${migrationLock});`;
    await pool.query([guard, ...migrations, 'commit;'].join('\n'));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    query: (sql, values) => pool.query(sql, values),
    exec: (sql) => pool.query(sql),
    close: () => pool.end(),
  };
}

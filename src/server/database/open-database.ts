import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { errorCode, type Log } from '#function/settings/log.ts';
import { StartupError } from '../startup-error.ts';
import { type Database, DatabaseError, migrations } from './database.ts';
import { openEmbedded } from './open-embedded.ts';

const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

interface Context {
  readonly log: Log;
  /** Called when a PostgreSQL server cannot be reached, before the next attempt. */
  readonly onOutage: () => void;
  /** Ends the attempts to reach a PostgreSQL server. */
  readonly signal: AbortSignal;
}

/**
 * Opens the database that the settings name. Retries with backoff while the PostgreSQL server is
 * down; throws a StartupError for an error that retrying cannot fix. The embedded database either opens or
 * throws.
 */
export async function openDatabase(
  url: string | null,
  folder: string,
  { log, onOutage, signal }: Context,
): Promise<Database> {
  if (url === null) return openEmbedded(folder, log);
  for (let pause = firstPauseMs; ; pause = Math.min(maxPauseMs, pause * 2)) {
    try {
      return await openPostgres(url, log);
    } catch (error) {
      if (error instanceof StartupError) throw error;
      const code = errorCode(error);
      const refusal = refusals.get(code);
      if (refusal) throw new StartupError(`DATABASE_URL: ${refusal}`);
      log({ event: 'store', outcome: 'unreachable', code });
    }
    onOutage();
    await wait(pause, undefined, { signal });
  }
}

/**
 * Says why retrying cannot fix an error, by its code. Messages contain no names or rows, because logs must hold
 * no personal data.
 */
const refusals: ReadonlyMap<string, string> = new Map([
  ['28P01', 'the password or the user is wrong (28P01)'],
  ['28000', 'this user may not log in from here (28000)'],
  ['3D000', 'there is no database of that name (3D000)'],
  ['42501', 'the user lacks rights or the roles are missing; docs/deploy.md names them (42501)'],
  ['NO_PASSWORD', 'the server asks for a password, and the address has none'],
  ['NO_SSL', 'the address asks for SSL, which the server does not support'],
]);

/** Any number that is the same for every server of this site: two must not migrate at once. */
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
    await checkEncoding(pool);
    if (!(await isMigrated(pool))) await pool.query(migrateAll);
  } catch (error) {
    await pool.end();
    throw withCode(error);
  }
  const fail = (error: unknown): never => {
    throw withCode(error);
  };
  return {
    query: (sql, values) => pool.query(sql, values).catch(fail),
    exec: (sql) => pool.query(sql).catch(fail),
    // PostgreSQL does it by itself.
    tidy: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/** Identifies the migrations that have run, in the comment of their schema. */
const migrated = createHash('sha256').update(migrations.join('\n')).digest('hex');

/**
 * Runs the migrations in one transaction. They lock the tables, and every sign-up waits behind a lock that
 * they wait for, so they give up after two seconds.
 */
const migrateAll = [
  `begin; select pg_advisory_xact_lock(${migrationLock}); set local lock_timeout = '2s';`,
  ...migrations,
  `comment on schema mail is '${migrated}'; commit;`,
].join('\n');

async function isMigrated(database: Pick<Database, 'query'>): Promise<boolean> {
  const sql = "select obj_description(to_regnamespace('mail')::oid, 'pg_namespace') = $1 as answer";
  const { rows } = await database.query(sql, [migrated]);
  return v.is(v.tuple([v.object({ answer: v.literal(true) })]), rows);
}

/** Gives a code to an error of `pg` that has only a message. */
function withCode(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error;
  const { message } = error;
  const code = driverCodes.find(([part]) => message.includes(part))?.[1];
  return code === undefined ? error : new DatabaseError(message, code);
}

/** Codes for errors that `pg` throws without one. The first whose text is in the message counts. */
const driverCodes: readonly (readonly [string, string])[] = [
  ['client password must be', 'NO_PASSWORD'],
  ['does not support SSL', 'NO_SSL'],
  ['Query read timeout', 'QUERY_TIMEOUT'],
  ['timeout', 'CONNECT_TIMEOUT'],
  ['Connection terminated', 'CONNECTION_LOST'],
];

/** Throws if the encoding is not UTF8, the only one that can store every name and every message. */
async function checkEncoding(database: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await database.query('show server_encoding', []);
  const [{ server_encoding: encoding }] = v.parse(encodingSchema, rows);
  if (encoding === 'UTF8') return;
  throw new StartupError(
    `DATABASE_URL: the encoding of this database is ${encoding} and must be UTF8; docs/deploy.md says how to create one`,
  );
}

const encodingSchema = v.tuple([v.object({ server_encoding: v.string() })]);

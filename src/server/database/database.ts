import type { CallRpc } from '#function/store/store.ts';

/** An open, migrated database. */
export interface Database {
  query(sql: string, values: string[]): Promise<{ readonly rows: readonly unknown[] }>;
  /** Runs any number of statements, for migrations and upkeep. */
  exec(sql: string): Promise<unknown>;
  /** Frees the space of deleted rows, where no background process does. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Returns a function that calls the SQL functions of the migrations. */
export function callRpc(database: Pick<Database, 'query'>): CallRpc {
  return async (name, argument) => {
    const sql = `select public.${name}($1::jsonb) as answer`;
    const { rows } = await database.query(sql, [JSON.stringify(argument)]);
    const [row] = rows;
    return typeof row === 'object' && row !== null ? Reflect.get(row, 'answer') : undefined;
  };
}

/** A database error with a code. Its text may quote rows, so only the code is ever logged. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(text: string, code: string) {
    super(text);
    this.name = 'DatabaseError';
    this.code = code;
  }
}

/** The code of a database that no longer answers; only opening it again helps. */
export const databaseEnded = 'DATABASE_ENDED';

const files = import.meta.glob<string>('../../../supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The hosted database's migrations in their order. Each may run any number of times. */
export const migrations: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');

const files = import.meta.glob<string>('../../../supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The hosted database's migrations in their order. Each may run any number of times. */
export const migrations: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');

/** The hosted database's migrations in their order; each may run any number of times. */
const files = import.meta.glob<string>('../../../supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const migrations: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');

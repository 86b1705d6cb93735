// Older and newer builds share these databases, so their names must not change.
export const outboxDatabase = 'outbox';
/** Database of `durable-text.ts`. */
export const durableTextDatabase = 'kept-text';

/** Returns false only where the browser lists its databases and has none of that name. */
export async function mayHaveDatabase(name: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some((database) => database.name === name) ?? true;
  } catch {
    // Storage is denied; opening the database will show that.
    return true;
  }
}

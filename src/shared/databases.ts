/** What `lasting-text.ts` is kept in. */
export const lastingDatabase = 'kept-text';

/** Whether this device may have a database of that name: not where the browser knows of none. */
export async function mayHaveDatabase(name: string): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some((database) => database.name === name) ?? true;
  } catch {
    // Denied: whoever opens it will know.
    return true;
  }
}

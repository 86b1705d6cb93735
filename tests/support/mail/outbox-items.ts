export interface StoredItem {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly triedAt: number;
  readonly from: string | null;
}

/** Reads this device's outbox. Runs in the page, so it sees nothing else of this file. */
export async function outboxItems(): Promise<readonly StoredItem[]> {
  // Opening a database that is not there would make an empty one.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'outbox')) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('items').objectStore('items').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        database.close();
        resolve(
          reading.result.map(({ id, state, attempts, triedAt, body }) => ({
            id,
            state,
            attempts,
            triedAt,
            from: body?.from ?? null,
          })),
        );
      };
    };
  });
}

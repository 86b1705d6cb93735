export interface StoredItem {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly from: string | null;
}

/** What the outbox of this device holds. Runs in the page, so it sees nothing else of this file. */
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
          reading.result.map(({ id, state, attempts, body }) => ({
            id,
            state,
            attempts,
            from: body?.from ?? null,
          })),
        );
      };
    };
  });
}

import type { Page } from '@playwright/test';

export interface StoredItem {
  readonly state: string;
  readonly attempts: number;
}

/** What the outbox of this device holds. */
export function storedItems(page: Page): Promise<readonly StoredItem[]> {
  return page.evaluate(async () => {
    // Opening a database that is not there would make an empty one.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'outbox')) return [];
    return new Promise<StoredItem[]>((resolve, reject) => {
      const opening = indexedDB.open('outbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('items').objectStore('items').getAll();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result.map(({ state, attempts }) => ({ state, attempts })));
        };
      };
    });
  });
}

import type { Page } from '@playwright/test';
import { type OutboxItem, newOutboxItem } from '#outbox/item.ts';
import { newsletterBody } from '#outbox/send.ts';

/** Creates an item, `age` milliseconds old, about which the visitor was told that it is saved. */
export function queuedItem(address: string, age: number, change: Partial<OutboxItem> = {}) {
  const body = newsletterBody(address, 'contact@placeholder.invalid', crypto.randomUUID());
  return { ...newOutboxItem(body, Date.now() - age), isQueued: true, ...change };
}

/** Puts items into this device's outbox, as an earlier visit would have left them. */
export async function storeItems(
  page: Page,
  items: readonly OutboxItem[],
  /** The key to use instead of the id, for a single item. */
  key?: string,
): Promise<void> {
  await page.evaluate(
    ([stored, otherKey]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('items');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('items', 'readwrite');
          for (const item of stored) writing.objectStore('items').put(item, otherKey ?? item.id);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [items, key] as const,
  );
}

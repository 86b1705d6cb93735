import type { Page } from '@playwright/test';
import { outboxItems, type StoredItem } from './outbox-items.ts';

/** Returns the items in this device's outbox. */
export function storedItems(page: Page): Promise<readonly StoredItem[]> {
  return page.evaluate(outboxItems);
}

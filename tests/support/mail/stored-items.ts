import type { Page } from '@playwright/test';
import { outboxItems, type StoredItem } from './outbox-items.ts';

/** What the outbox of this device holds. */
export function storedItems(page: Page): Promise<readonly StoredItem[]> {
  return page.evaluate(outboxItems);
}

import type { OutboxItem } from './item.ts';

/** How many addresses one device keeps. */
export const outboxLimit = 50;

/** Whether the device keeps as many addresses as it may. */
export function isOutboxFull(items: readonly OutboxItem[]): boolean {
  return items.filter(({ body }) => body !== null).length >= outboxLimit;
}

/**
 * A value that only the owner can supply (decision 3). `approval`: public, but the owner has to
 * approve it. `pending`: unknown, the value is a harmless placeholder.
 */
export interface OwnerValue<Value = string> {
  readonly key: string;
  readonly value: Value;
  readonly state: ValueState;
  readonly source?: string;
}

export const valueStates = ['confirmed', 'approval', 'pending'] as const;

export type ValueState = (typeof valueStates)[number];

interface PendingMark {
  readonly 'data-pending'?: string;
}

/**
 * Returns the attributes of an element that shows the value: `<a
 * {...pendingMark(siteValues.shop)}>`.
 */
export function pendingMark(value: OwnerValue<unknown>): PendingMark {
  return value.state === 'pending' ? { 'data-pending': value.key } : {};
}

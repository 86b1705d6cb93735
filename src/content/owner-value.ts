/**
 * Something only the owner of the site can supply (decision 3).
 * `approval`: real and public, needs the owner's word. `pending`: unknown, the value is a harmless stand-in.
 */
export interface OwnerValue<Value = string> {
  readonly key: string;
  readonly value: Value;
  readonly state: ValueState;
  readonly source?: string;
}

export const valueStates = ['confirmed', 'approval', 'pending'] as const;

export type ValueState = (typeof valueStates)[number];

export interface PendingMark {
  readonly 'data-pending'?: string;
}

/** Attributes for the element that shows the value: `<a {...pendingMark(siteValues.shop)}>`. */
export function pendingMark(value: OwnerValue<unknown>): PendingMark {
  return value.state === 'pending' ? { 'data-pending': value.key } : {};
}

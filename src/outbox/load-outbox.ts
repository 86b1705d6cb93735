import type { Outbox } from './outbox.ts';

let opening: Promise<Outbox> | undefined;

/** This page's outbox, whose code stays out of the first load. A failed load may be tried again. */
export function loadOutbox(): Promise<Outbox> {
  opening ??= import('./outbox.ts').then(({ openOutbox }) => openOutbox());
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

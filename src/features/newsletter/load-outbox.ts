import type { Outbox } from '#outbox/outbox.ts';

let opening: Promise<Outbox> | undefined;

/** The page's outbox, whose code stays out of the first load. A failed load may be tried again. */
export function loadOutbox(): Promise<Outbox> {
  opening ??= import('#outbox/outbox.ts').then(({ openOutbox }) => openOutbox());
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

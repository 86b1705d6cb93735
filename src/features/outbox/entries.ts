import { createStore } from 'zustand/vanilla';
import { subscribeToOutbox } from '#outbox/channel.ts';
import { loadOutbox, LostCodeError, mayHoldItems } from '#outbox/load-outbox.ts';
import { isOutboxFull, isOrphaned, type OutboxItem } from '#outbox/item.ts';
import { onPageResume } from '#platform/page-resume.ts';

export interface EntriesState {
  readonly status: 'unknown' | 'known' | 'denied';
  readonly entries: readonly OutboxEntry[];
  readonly isFull: boolean;
}

/** One object: who watches is not told again of what is known already. */
const nothing: EntriesState = { status: 'known', entries: [], isFull: false };

export const entriesStore = createStore<EntriesState>()(() => ({
  status: 'unknown',
  entries: [],
  isFull: false,
}));

/** Calls back at each change of the entries, which `read` reads. Returns a cleanup function. */
export function subscribeToEntries(read: typeof readEntries, onChange: () => void): () => void {
  const cleanups = [entriesStore.subscribe(onChange), watchEntries(read)];
  return () => cleanups.forEach((cleanup) => cleanup());
}

export function knownEntries(): EntriesState & EntryCount {
  const known = entriesStore.getState();
  return { ...known, ...countEntries(known.entries) };
}

export async function readEntries(): Promise<void> {
  try {
    const items = await (await loadOutbox()).list();
    const entries = toEntries(items, Date.now());
    entriesStore.setState({ status: 'known', entries, isFull: isOutboxFull(items) });
  } catch (error) {
    // The next look tries again.
    if (error instanceof LostCodeError) return;
    // Storage is denied: nothing can wait here.
    entriesStore.setState({ status: 'denied', entries: [], isFull: false });
  }
}

/** As `readEntries`, without the outbox's code where the device cannot hold any entry. */
export async function readEntriesIfAny(): Promise<void> {
  if (await mayHoldItems()) return readEntries();
  entriesStore.setState(nothing, true);
}

/** Reads the entries now and whenever they may have changed. Returns a cleanup function. */
export function watchEntries(read: () => Promise<void>): () => void {
  const onChange = () => void read();
  const undoOutbox = subscribeToOutbox(onChange);
  const undoResume = onPageResume(onChange);
  onChange();
  return () => {
    undoOutbox();
    undoResume();
  };
}

export interface EntryCount {
  readonly waiting: number;
  /** Refused or expired: it will not go by itself. */
  readonly notSent: number;
}

export function countEntries(entries: readonly OutboxEntry[]): EntryCount {
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  return { waiting, notSent: entries.length - waiting };
}

const dots = '•••';

/** A stored item as the visitor may see it: no address leaves the store unmasked. */
export interface OutboxEntry {
  readonly id: string;
  readonly kind: OutboxItem['kind'];
  readonly state: 'waiting' | 'refused' | 'expired';
  /** Empty once the address is deleted. */
  readonly mask: string;
  readonly createdAt: number;
  readonly notBefore: number;
  readonly lastStatus: number | null;
}

/** What waits, was refused or has expired; not what a page is sending for the first time. */
export function toEntries(items: readonly OutboxItem[], now: number): readonly OutboxEntry[] {
  return items.flatMap((item) => {
    const { id, kind, state, body, createdAt, notBefore, lastStatus } = item;
    if (state === 'sent' || !isOrphaned(item, now)) return [];
    const mask = body ? maskAddress(body.from) : '';
    return [{ id, kind, state, mask, createdAt, notBefore, lastStatus }];
  });
}

/**
 * "r•••@s•••.example": enough for whoever left the address, too little for the next user of a
 * shared tablet.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstOf(address.slice(0, Math.max(at, 0)))}${dots}@${firstOf(domain)}${dots}${ending}`;
}

/** A letter outside the basic plane is one letter. */
function firstOf(text: string): string {
  return [...text][0] ?? '';
}

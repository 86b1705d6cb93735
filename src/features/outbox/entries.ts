import { createStore } from 'zustand/vanilla';
import { subscribeToOutbox } from '#outbox/channel.ts';
import { loadOutbox, ChunkLoadError, mayHoldItems } from '#outbox/load-outbox.ts';
import { isOutboxFull, isOrphaned, type OutboxItem } from '#outbox/item.ts';
import { onPageResume } from '#platform/page-resume.ts';

export interface EntriesState {
  readonly status: 'unknown' | 'known' | 'denied';
  readonly entries: readonly OutboxEntry[];
  readonly isFull: boolean;
}

/** One constant object, so that an unchanged state notifies nobody. */
const nothing: EntriesState = { status: 'known', entries: [], isFull: false };

export const entriesStore = createStore<EntriesState>()(() => ({
  status: 'unknown',
  entries: [],
  isFull: false,
}));

/** Calls back when the entries change, and keeps them up to date with `read`. Returns a cleanup function. */
export function subscribeToEntries(read: typeof readEntries, onChange: () => void): () => void {
  const cleanups = [entriesStore.subscribe(onChange), watchEntries(read)];
  return () => cleanups.forEach((cleanup) => cleanup());
}

export function currentEntries(known = entriesStore.getState()): EntriesState & EntryCount {
  return { ...known, ...countEntries(known.entries) };
}

export async function readEntries(): Promise<void> {
  try {
    const items = await (await loadOutbox()).list();
    const entries = toEntries(items, Date.now());
    entriesStore.setState({ status: 'known', entries, isFull: isOutboxFull(items) });
  } catch (error) {
    // The next call tries again.
    if (error instanceof ChunkLoadError) return;
    // Storage is denied, so nothing can be waiting.
    entriesStore.setState({ status: 'denied', entries: [], isFull: false });
  }
}

/** Reads the entries, and loads the outbox's code only where the device may hold any. */
export async function readEntriesIfAny(): Promise<void> {
  if (await mayHoldItems()) return readEntries();
  entriesStore.setState(nothing, true);
}

/** Reads the entries now and whenever they may have changed. Returns a cleanup function. */
export function watchEntries(read: () => Promise<void>): () => void {
  const onChange = () => void read();
  const cleanups = [subscribeToOutbox(onChange), onPageResume(onChange)];
  onChange();
  return () => cleanups.forEach((cleanup) => cleanup());
}

export interface EntryCount {
  readonly waiting: number;
  /** Number of refused and expired entries, which are not sent again automatically. */
  readonly notSent: number;
}

export function countEntries(entries: readonly OutboxEntry[]): EntryCount {
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  return { waiting, notSent: entries.length - waiting };
}

const dots = '•••';

/** A stored item as shown to the visitor, with its address masked. */
export interface OutboxEntry {
  readonly id: string;
  readonly kind: OutboxItem['kind'];
  readonly state: 'waiting' | 'refused' | 'expired';
  /** Masked address; empty once the address is deleted. */
  readonly mask: string;
  readonly createdAt: number;
  readonly notBefore: number;
  readonly lastStatus: number | null;
}

/**
 * Returns the waiting, refused and expired items, without those that a page is sending for the first time.
 */
export function toEntries(items: readonly OutboxItem[], now: number): readonly OutboxEntry[] {
  return items.flatMap((item) => {
    const { id, kind, state, body, createdAt, notBefore, lastStatus } = item;
    if (state === 'sent' || !isOrphaned(item, now)) return [];
    const mask = body ? maskAddress(body.from) : '';
    return [{ id, kind, state, mask, createdAt, notBefore, lastStatus }];
  });
}

/**
 * Masks an address as "r•••@s•••.example", which its owner recognises and the next user of a shared tablet
 * cannot guess.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstOf(address.slice(0, Math.max(at, 0)))}${dots}@${firstOf(domain)}${dots}${ending}`;
}

/** Returns the first character, even one of two UTF-16 code units. */
function firstOf(text: string): string {
  return [...text][0] ?? '';
}

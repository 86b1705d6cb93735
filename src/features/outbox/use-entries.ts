import { useEffect } from 'react';
import { create } from 'zustand';
import { subscribeToOutbox } from '#outbox/channel.ts';
import { loadOutbox, mayHoldItems } from '#outbox/load-outbox.ts';
import { isOrphaned, isOutboxFull, type OutboxItem } from '#outbox/item.ts';
import { isLostCode } from '#platform/page/lost-code.ts';
import { subscribeToWakeUps } from '#platform/wake-ups.ts';

interface EntriesState {
  readonly status: 'unknown' | 'known' | 'denied';
  readonly entries: readonly OutboxEntry[];
  readonly isFull: boolean;
}

/** One object: who watches is not told again of what is known already. */
const nothing: EntriesState = { status: 'known', entries: [], isFull: false };

const useKnown = create<EntriesState>()(() => ({
  status: 'unknown',
  entries: [],
  isFull: false,
}));

/**
 * What this page knows of the outbox, in step with every other page and the worker. `look` reads it:
 * `readEntries`, or `glanceAtEntries`.
 */
export function useEntries(look: typeof readEntries): EntriesState & EntryCount {
  const known = useKnown();
  useEffect(() => watch(look), [look]);
  return { ...known, ...countEntries(known.entries) };
}

/** The same for whoever is no component: tells of each change. Returns its undo. */
export function followEntries(look: typeof readEntries, onChange: () => void): () => void {
  const undo = [useKnown.subscribe(onChange), watch(look)];
  return () => undo.forEach((stop) => stop());
}

export function knownEntries(): EntriesState & EntryCount {
  const known = useKnown.getState();
  return { ...known, ...countEntries(known.entries) };
}

export async function readEntries(): Promise<void> {
  try {
    const items = await (await loadOutbox()).list();
    const entries = toEntries(items, Date.now());
    useKnown.setState({ status: 'known', entries, isFull: isOutboxFull(items) });
  } catch (error) {
    // Without the outbox's own code nothing is known; the next look tries again.
    if (isLostCode(error)) return;
    // Storage is denied: nothing can wait here.
    useKnown.setState({ status: 'denied', entries: [], isFull: false });
  }
}

/** The same for whoever tells only of what waits: without the outbox's code where nothing can. */
export async function glanceAtEntries(): Promise<void> {
  if (await mayHoldItems()) return readEntries();
  useKnown.setState(nothing, true);
}

function watch(look: () => Promise<void>): () => void {
  const read = () => void look();
  const undoOutbox = subscribeToOutbox(read);
  const undoWakeUps = subscribeToWakeUps(read);
  read();
  return () => {
    undoOutbox();
    undoWakeUps();
  };
}

interface EntryCount {
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

import { useState } from 'react';
import { loadOutbox } from '#outbox/load-outbox.ts';
import { within } from '#shared/within.ts';
import { type OutboxEntry, readEntries } from '#features/outbox/entries.ts';

export interface EntryActions {
  readonly step: 'idle' | 'sending' | 'tried' | 'sure?' | 'deleting';
  readonly onSend: () => void;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

/**
 * Returns the actions of an entry. Ignores a press while another action runs. Deleting takes a second press.
 */
export function useEntryActions(entry: OutboxEntry): EntryActions {
  const [step, setStep] = useState<EntryActions['step']>('idle');
  const isBusy = step === 'sending' || step === 'deleting';

  async function send(): Promise<void> {
    setStep('sending');
    await sendEntry(entry);
    setStep('tried');
  }
  async function remove(): Promise<void> {
    setStep('deleting');
    await removeEntry(entry.id);
    setStep('idle');
  }
  return {
    step,
    onSend: () => {
      if (!isBusy) void send();
    },
    onDelete: () => {
      if (isBusy) return;
      if (step === 'sure?' || entry.state === 'expired') void remove();
      else setStep('sure?');
    },
    onKeep: () => setStep('idle'),
  };
}

/** Longer than one attempt plus an earlier one that may hold the lock. */
const voicesTimeoutMs = 25_000;

/** Makes one attempt. Its outcome is read from the entries afterwards. */
async function sendEntry({ id, state }: OutboxEntry): Promise<void> {
  try {
    const outbox = await loadOutbox();
    if (state === 'refused') await outbox.retry(id);
    await within(voicesTimeoutMs, outbox.drain({ only: id }));
  } catch {
    // Too slow, or storage failed: the stored item says what happened.
  }
  await readEntries();
}

async function removeEntry(id: string): Promise<void> {
  try {
    await (await loadOutbox()).remove(id);
  } catch {
    // The entry is still stored, and the list shows it.
  }
  await readEntries();
}

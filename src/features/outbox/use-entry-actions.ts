import { useState } from 'react';
import type { OutboxEntry } from './outbox-entry.ts';
import { removeEntry, sendEntry } from './send-entry.ts';

export interface EntryActions {
  readonly step: 'idle' | 'sending' | 'tried' | 'sure?' | 'deleting';
  readonly onSend: () => void;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

/** A press while another one is at work changes nothing. Deleting takes a second press. */
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

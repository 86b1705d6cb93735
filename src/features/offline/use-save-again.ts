import { useState } from 'react';
import { saveAgain, type SaveOutcome } from './save-again.ts';

export interface SaveAgain {
  readonly step: 'idle' | 'saving' | SaveOutcome['status'];
  readonly onSave: () => void;
}

/** A press while it runs changes nothing. */
export function useSaveAgain(): SaveAgain {
  const [step, setStep] = useState<SaveAgain['step']>('idle');
  async function save(): Promise<void> {
    setStep('saving');
    setStep((await saveAgain()).status);
  }
  return {
    step,
    onSave: () => {
      if (step !== 'saving') void save();
    },
  };
}

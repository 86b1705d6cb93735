import { useState } from 'react';
import type { SaveOutcome } from './save-again.ts';

interface SaveAgain {
  readonly step: 'idle' | 'saving' | SaveOutcome['status'];
  readonly onSave: () => void;
}

/** A press while it runs changes nothing. */
export function useSaveAgain(): SaveAgain {
  const [step, setStep] = useState<SaveAgain['step']>('idle');
  async function save(): Promise<void> {
    setStep('saving');
    try {
      const { saveAgain } = await import('./save-again.ts');
      setStep((await saveAgain()).status);
    } catch {
      // Its code did not come: there is no network, as the outcome says.
      setStep('failed');
    }
  }
  return {
    step,
    onSave: () => {
      if (step !== 'saving') void save();
    },
  };
}

import { useEffect, useState } from 'react';
import { subscribeToWakeUps } from '#platform/wake-ups.ts';
import { isLostCode } from '#platform/page/lost-code.ts';
import { recoverLostCode } from './recover-lost-code.ts';

interface Recovery {
  readonly step: 'looking' | 'offline' | 'broken';
  readonly onAgain: () => void;
}

/** Tries to mend a page that lacks code: at once, when the network comes back, and on a press. */
export function useRecovery(error: unknown): Recovery {
  const isLost = isLostCode(error);
  const [step, setStep] = useState<Recovery['step']>(isLost ? 'looking' : 'broken');
  useEffect(() => {
    if (!isLost) return undefined;
    let isCurrent = true;
    const recover = async () => {
      const { status } = await recoverLostCode(false);
      if (isCurrent && status !== 'reloading') setStep(status);
    };
    const undo = subscribeToWakeUps(() => void recover());
    void recover();
    return () => {
      isCurrent = false;
      undo();
    };
  }, [isLost]);
  const again = async () => {
    const { status } = await recoverLostCode(true);
    if (status !== 'reloading') setStep(status);
  };
  return { step, onAgain: () => void again() };
}

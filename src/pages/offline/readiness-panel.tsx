import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { offlineCopy } from './offline-copy.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { watchClosely } from '#features/offline/follow-progress.ts';
import type { SaveOutcome } from './save-again.ts';
import { SavedTable } from './saved-table.tsx';
import { useReadiness } from '#features/offline/use-readiness.ts';

const { heading, meter, button, busy, outcome } = offlineCopy.saved;

/** What the caches hold, as found by opening them, and a press that repairs it. */
export function ReadinessPanel() {
  const { state, count, report, checkedAt } = useReadiness();
  const { step, onSave } = useSaveAgain();
  useEffect(watchClosely, []);
  const isSaving = step === 'saving';
  return (
    <Room data-unsupported={state === 'unsupported' || undefined}>
      <h2>{heading}</h2>
      <Reading>
        {count && (
          <Meter max={count.total} value={count.held} aria-label={meter(count.held, count.total)} />
        )}
        {report && <SavedTable report={report} checkedAt={checkedAt} />}
        <p role="status">{step !== 'idle' && step !== 'saving' && outcome[step]}</p>
      </Reading>
      <Button
        type="button"
        data-second
        onClick={onSave}
        hidden={state === 'unsupported' || (state === 'looking' && step === 'idle')}
        aria-disabled={isSaving || undefined}
      >
        {isSaving ? busy : button}
      </Button>
    </Room>
  );
}

interface SaveAgain {
  readonly step: 'idle' | 'saving' | SaveOutcome['status'];
  readonly onSave: () => void;
}

/** A press while it runs changes nothing. */
function useSaveAgain(): SaveAgain {
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

/** As high as the whole report, so that nothing moves when it comes; without script none comes. */
const Room = styled(Panel)`
  html[data-scripted] &:not([data-unsupported]) {
    min-height: 36.5rem;
  }
`;

const Reading = styled.div`
  margin-block: ${theme.space[4]};
  font-variant-numeric: tabular-nums;

  > p:empty {
    margin: 0;
  }
`;

/** How much of something is there. Needs a label in words. */
const Meter = styled.progress`
  display: block;
  width: 100%;
  height: 1.1rem;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: 0;
  background: ${theme.color.background};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${theme.color.background};
  }
  &::-webkit-progress-value {
    background: ${theme.color.brand};
  }
  &::-moz-progress-bar {
    background: ${theme.color.brand};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

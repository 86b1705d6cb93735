import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { offlineCopy } from './offline-copy.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Meter } from '#ui/layout/meter.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { watchClosely } from '#features/offline/follow-progress.ts';
import type { SaveOutcome } from './save-again.ts';
import { SavedTable } from './saved-table.tsx';
import { type ReadinessView, useReadiness } from '#features/offline/use-readiness.ts';
import { findFailure } from './find-failure.ts';
import { type FailureStatus, isExplainedByNextBuild } from '#shared/download-failure.ts';

const { heading, meter, button, busy, outcome } = offlineCopy.saved;
const { failure } = offlineCopy;

/** Renders the worker's report on its caches, with a button that repairs them. */
export function ReadinessPanel() {
  const view = useReadiness();
  const { state, count, report, checkedAt, isOutdated } = view;
  const { step, onSave } = useSaveAgain();
  const status = useFailure(view);
  useEffect(watchClosely, []);
  const isSaving = step === 'saving';
  const incomplete = isOutdated ? 'outdated' : 'incomplete';
  const isFull = status === 'storage-full' && (step === 'incomplete' || step === 'failed');
  const ended = isFull ? 'full' : step === 'incomplete' ? incomplete : step;
  return (
    <Room data-unsupported={state === 'unsupported' || undefined}>
      <h2>{heading}</h2>
      <Reading>
        {count && (
          <Meter max={count.total} value={count.held} aria-label={meter(count.held, count.total)} />
        )}
        {report && <SavedTable report={report} checkedAt={checkedAt} />}
        {status && <FailureNote status={status} {...view} />}
        <p role="status">{ended !== 'idle' && ended !== 'saving' && outcome[ended]}</p>
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

/** Returns why the last attempt failed: a worker reports its own reason. */
function useFailure({ state, report }: ReadinessView): FailureStatus | undefined {
  const [found, setFound] = useState<FailureStatus>();
  useEffect(() => {
    let isCurrent = true;
    if (state === 'absent') void findFailure().then((status) => isCurrent && setFound(status));
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return report ? report.failure?.status : found;
}

interface FailureNoteProps extends Pick<ReadinessView, 'state' | 'isOutdated'> {
  readonly status: FailureStatus;
}

/** Renders why the last attempt to save the site failed, if files are missing. */
function FailureNote({ status, state, isOutdated }: FailureNoteProps) {
  if (state !== 'absent' && state !== 'incomplete') return null;
  // The report may be older than the build that waits.
  if (isOutdated && isExplainedByNextBuild({ status })) return null;
  const words = failure[status];
  return <p>{typeof words === 'string' ? words : words(location.host)}</p>;
}

interface SaveAgain {
  readonly step: 'idle' | 'saving' | SaveOutcome['status'];
  readonly onSave: () => void;
}

/** Repairs the caches on a press; ignores presses while it runs. */
function useSaveAgain(): SaveAgain {
  const [step, setStep] = useState<SaveAgain['step']>('idle');
  async function save(): Promise<void> {
    setStep('saving');
    try {
      const { saveAgain } = await import('./save-again.ts');
      setStep((await saveAgain()).status);
    } catch {
      // The code did not load, so there is no network.
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

/** Reserves the report's height, so that nothing moves when script shows it. */
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

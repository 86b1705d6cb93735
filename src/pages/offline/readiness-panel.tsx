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
import {
  type DownloadFailure,
  isExplainedByNextBuild,
  listDownloadFailures,
} from '#shared/download-failure.ts';

const { heading, meter, button, busy, outcome } = offlineCopy.saved;
const { failure } = offlineCopy;

/** Renders the worker's report on its caches, with a button that repairs them. */
export function ReadinessPanel() {
  const { state, count, report, checkedAt, isOutdated } = useReadiness();
  const { step, onSave } = useSaveAgain();
  useEffect(watchClosely, []);
  const isSaving = step === 'saving';
  const isFull = report?.failure?.status === 'storage-full';
  const incomplete = isFull ? 'full' : isOutdated ? 'outdated' : 'incomplete';
  const ended = step === 'incomplete' ? incomplete : step;
  return (
    <Room data-unsupported={state === 'unsupported' || undefined}>
      <h2>{heading}</h2>
      <Reading>
        {count && (
          <Meter max={count.total} value={count.held} aria-label={meter(count.held, count.total)} />
        )}
        {report && <SavedTable report={report} checkedAt={checkedAt} />}
        <FailureNote state={state} report={report} isOutdated={isOutdated} />
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

type FailureNoteProps = Pick<ReadinessView, 'state' | 'report' | 'isOutdated'>;

/** Renders why the last attempt to save the site failed, if files are missing. */
function FailureNote({ state, report, isOutdated }: FailureNoteProps) {
  const [latest, setLatest] = useState<DownloadFailure>();
  useEffect(() => {
    let isCurrent = true;
    void listDownloadFailures().then(([found]) => isCurrent && setLatest(found));
    return () => {
      isCurrent = false;
    };
  }, [state]);
  // A worker reports its own reason; without one, the last note tells.
  const known = report ? report.failure : latest;
  if (!known || (state !== 'absent' && state !== 'incomplete')) return null;
  // The report may be older than the build that waits.
  if (isOutdated && isExplainedByNextBuild(known)) return null;
  const words = failure[known.status];
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

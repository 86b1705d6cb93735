import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { troubleCopy } from '#content/copy/parts/trouble.ts';
import { pageTitle } from '#content/site.ts';
import { takeOnce } from '#platform/flags.ts';
import { probeNetwork } from '#platform/network/network-status.ts';
import { isLostCode } from '#platform/page/lost-code.ts';
import { subscribeToWakeUps } from '#platform/wake-ups.ts';
import { publicConfig } from '#shared/public-config.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Band, Page } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { saved, ...steps } = troubleCopy;

/** Instead of a page that could not be drawn. */
export function PageTrouble({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { step, onAgain } = useRecovery(error);
  const { heading, text, button } = steps[step];
  return (
    <Band>
      <title>{pageTitle(heading)}</title>
      <Page role="alert">
        <h1>{heading}</h1>
        <Lead>{text}</Lead>
        <ButtonRow>
          <Button type="button" onClick={onAgain}>
            {button}
          </Button>
          <ButtonLink to={saved.to} data-second hidden={step !== 'offline'}>
            {saved.label}
          </ButtonLink>
        </ButtonRow>
      </Page>
    </Band>
  );
}

const longestProbe = 5_000;

interface Recovery {
  readonly step: 'looking' | 'offline' | 'broken';
  readonly onAgain: () => void;
}

/** Tries to mend a page that lacks code: at once, when the network comes back, and on a press. */
function useRecovery(error: unknown): Recovery {
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
    // A press is answered, also where it changes nothing in the end.
    if (isLost) setStep('looking');
    const { status } = await recoverLostCode(true);
    if (status !== 'reloading') setStep(status);
  };
  return { step, onAgain: () => void again() };
}

interface RecoveryOutcome {
  /** `broken`: the network is there, and loading the page again has not helped. */
  readonly status: 'reloading' | 'offline' | 'broken';
}

/**
 * A file that does not come may belong to a build that the host no longer has: the page is loaded
 * again, by itself once only, and never without a network, where that would end in the browser's
 * own error page.
 */
export async function recoverLostCode(isAsked: boolean): Promise<RecoveryOutcome> {
  const { status } = await probeNetwork(longestProbe);
  if (status !== 'reached') return { status: 'offline' };
  const isFirst = takeOnce(`lost-code ${publicConfig.build} ${location.pathname}`);
  if (!isAsked && !isFirst) return { status: 'broken' };
  location.reload();
  return { status: 'reloading' };
}

import styled from 'styled-components';
import { useReadiness } from '#features/offline/use-readiness.ts';
import { isStorageOff } from '#shared/storage-off.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { offlineCopy } from './offline-copy.ts';

const { kicker, headline, lead, noScript } = offlineCopy.hero;

/** Renders the heading, a question until the worker has reported that the site is saved. */
export function OfflineHero() {
  const { state, isOutdated } = useReadiness();
  const shown = state === 'incomplete' && isOutdated ? 'outdated' : state;
  return (
    <Start>
      <Kicker>{kicker}</Kicker>
      <h1>{state === 'ready' ? headline.ready : headline.other}</h1>
      <Lead>
        <span>{lead[shown === 'unsupported' ? reason() : shown]}</span>{' '}
        <noscript>{noScript}</noscript>
      </Lead>
    </Start>
  );
}

/** Returns why this window has no worker. */
function reason(): 'refused' | 'unsupported' | 'insecure' {
  if (isStorageOff()) return 'refused';
  return isSecureContext ? 'unsupported' : 'insecure';
}

const Start = styled(Page)`
  padding-block: ${theme.length.band} ${theme.space[6]};

  h1 {
    font-size: ${theme.text.h2};
  }
  h1 + p {
    /* Reserves space for the longest message, so that nothing below moves when it appears. */
    min-height: 3lh;
    margin-top: ${theme.space[4]};
  }
`;

import styled from 'styled-components';
import { offlineCopy } from '#content/copy/offline.ts';
import { useReadiness } from '#features/offline/use-readiness.ts';
import { theme } from '#theme/theme.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/band.tsx';

const { kicker, headline, lead, noScript } = offlineCopy.hero;

/** A question until the caches have answered it. */
export function Hero() {
  const { state } = useReadiness();
  return (
    <Start>
      <Kicker>{kicker}</Kicker>
      <h1>{state === 'ready' ? headline.ready : headline.other}</h1>
      <Lead>
        {lead[state]} <noscript>{noScript}</noscript>
      </Lead>
    </Start>
  );
}

const Start = styled(Page)`
  padding-block: ${theme.length.band} ${theme.space[6]};

  h1 {
    font-size: ${theme.text.h2};
  }
  h1 + p {
    /* Room for the longest answer: nothing below it moves when it comes. */
    min-height: 3lh;
    margin-top: ${theme.space[4]};
  }
`;

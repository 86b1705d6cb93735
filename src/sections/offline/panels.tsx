import styled from 'styled-components';
import { offlineCopy } from '#content/copy/offline.ts';
import { useOfflineStore } from '#features/offline/offline-store.ts';
import { ReadinessPanel } from '#features/offline/readiness-panel.tsx';
import { StoragePanel } from '#features/offline/storage-panel.tsx';
import { useReadiness } from '#features/offline/use-readiness.ts';
import { OutboxPanel } from '#features/outbox/outbox-panel.tsx';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { Late } from '#ui/layout/late.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

async function loadUpdate() {
  const { UpdatePanel } = await import('#features/offline/update-offer.tsx');
  return () => <UpdatePanel heading={offlineCopy.update.heading} />;
}

/** What is saved, what waits, how long it stays, and what is new. */
export function Panels() {
  const hasUpdate = useOfflineStore(({ update }) => update !== 'none');
  return (
    <Set>
      <ReadinessPanel />
      <OutboxPanel />
      <StoragePanel />
      <Late isWanted={hasUpdate} load={loadUpdate} />
    </Set>
  );
}

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

const Set = styled(Page)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${theme.space[5]};
  align-items: start;
  padding-bottom: ${theme.length.band};

  @media (min-width: 44rem) {
    /* Beside the long report the short panels stand below one another. */
    grid-template-rows: auto 1fr;

    > :first-child {
      grid-row: span 2;
    }
  }
`;

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

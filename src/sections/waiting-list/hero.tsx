import styled from 'styled-components';
import { waitingListCopy } from '#content/copy/waiting-list.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/lead.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Queue } from './queue.tsx';

const { headline, lead } = waitingListCopy.hero;

export function Hero() {
  return (
    <Turnstile $ground="lamp" $ruled="bottom">
      <Page>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
      </Page>
      <Queue />
    </Turnstile>
  );
}

const Turnstile = styled(Band)`
  overflow: hidden;
  padding-block: ${theme.space[7]} 0;

  > div {
    padding-bottom: ${theme.space[6]};
  }
  h1 {
    max-width: 4em;
    font-size: clamp(3.5rem, 1rem + 11.5vw, 12rem);
    line-height: 0.8;
  }
  h1 + p {
    margin-top: 1.75rem;
    font-weight: 700;
  }
`;

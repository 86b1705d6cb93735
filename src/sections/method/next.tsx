import styled from 'styled-components';
import { methodCopy } from '#content/copy/method.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { heading, lead, button } = methodCopy.next;

export function Next() {
  return (
    <Band $ground="lamp" $ruled="top">
      <Page>
        <Heading>{heading}</Heading>
        <Lead>{lead}</Lead>
        <ButtonRow>
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
        </ButtonRow>
      </Page>
    </Band>
  );
}

const Heading = styled.h2`
  max-width: 6.2em;
  margin-bottom: 1rem;
`;

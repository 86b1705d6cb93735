import styled from 'styled-components';
import { methodCopy } from '#content/copy/method.ts';
import { Band } from '#ui/layout/band.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ButtonRow } from '#ui/layout/button-row.tsx';
import { Lead } from '#ui/text/lead.tsx';
import { Page } from '#ui/layout/page.tsx';

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

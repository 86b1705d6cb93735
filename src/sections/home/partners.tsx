import styled from 'styled-components';
import { homeCopy } from '#content/copy/home.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PartnersRow } from '#ui/picture/partners-row.tsx';

const { heading, items } = homeCopy.partners;

export function Partners() {
  return (
    <Band $joined>
      <Page>
        <Heading as="h2">{heading}</Heading>
        <PartnersRow partners={items} />
      </Page>
    </Band>
  );
}

const Heading = styled(Kicker)`
  font-family: ${theme.font.reading};
`;

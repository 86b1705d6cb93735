import styled from 'styled-components';
import { schoolsCopy } from './schools-copy.ts';
import { NewsletterBox } from '#features/newsletter/newsletter-box.island.tsx';
import { Island } from '#islands/island.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';

const { heading, text } = schoolsCopy.mailingList;

export function MailingList() {
  return (
    <Box data-surface="highlight">
      <Page>
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <Island>
          <NewsletterBox />
        </Island>
      </Page>
    </Box>
  );
}

const Box = styled(Band)`
  padding-block: ${theme.space[8]};

  > div {
    display: grid;
    gap: ${theme.space[5]};
    align-items: center;
  }
  p {
    max-width: 23.3em;
    margin-top: ${theme.space[4]};
  }
  input {
    background: ${theme.color.light};
  }
  ${media.print} {
    display: none;
  }
  ${media.fromDesktop} {
    > div {
      grid-template-columns: 1fr 1fr;
      gap: ${theme.space[8]};
    }
  }
`;

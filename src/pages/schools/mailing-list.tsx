import styled from 'styled-components';
import { schoolsCopy } from './schools-copy.ts';
import { NewsletterBox } from '#features/newsletter/newsletter-box.island.tsx';
import { Island } from '#islands/island.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';

const { heading, text } = schoolsCopy.mailingList;

export function MailingList() {
  return (
    <Box data-surface="highlight">
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <Island>
        <NewsletterBox />
      </Island>
    </Box>
  );
}

const Box = styled(PageBand)`
  padding-block: ${theme.space[8]};

  > div {
    align-items: center;
    ${columns('1fr 1fr', theme.space[5], theme.space[8])}
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
`;

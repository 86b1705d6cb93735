import styled from 'styled-components';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';

/** The page's own footer line, above the site's footer. */
export function Credit() {
  return (
    <Line>
      <Page>
        <p>{aasl25Copy.credit}</p>
      </Page>
    </Line>
  );
}

const Line = styled.div`
  padding-block: 1.5rem;
  border-top: ${theme.length.lineBold} solid ${theme.color.rule};

  p {
    max-width: 51.8em;
    font-size: ${theme.text.label};
  }
`;

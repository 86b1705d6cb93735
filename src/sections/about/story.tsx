import styled from 'styled-components';
import { aboutCopy } from '#content/copy/about.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/page.tsx';
import { MatchReport } from './match-report.tsx';

const { kicker, heading } = aboutCopy.story;

export function Story() {
  return (
    <Report>
      <Page>
        <div className="head">
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
        </div>
        <MatchReport />
      </Page>
    </Report>
  );
}

/** The film of the hero hangs into it. */
const Report = styled(Band)`
  ${media.fromDesktop} {
    padding-top: 27rem;

    .head {
      width: 50%;
      margin-bottom: calc(-1 * ${theme.space[8]});
      padding-right: ${theme.space[7]};
    }
  }
`;

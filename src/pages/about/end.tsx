import styled from 'styled-components';
import { aboutCopy } from './about-copy.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { Quote } from '#ui/text/quote.tsx';

const { quote, lead, button } = aboutCopy.end;

export function End() {
  return (
    <Band data-surface="highlight" data-ruled="top">
      <Halves>
        <Quote {...quote} sampleMark={siteCopy.sample} isLarge />
        <div className="next">
          <Lead>{lead}</Lead>
          <ButtonRow>
            <ButtonLink to={button.to}>{button.label}</ButtonLink>
          </ButtonRow>
        </div>
      </Halves>
    </Band>
  );
}

const Halves = styled(Page)`
  display: grid;
  gap: ${theme.space[7]};

  ${media.fromDesktop} {
    grid-template-columns: 1fr 1fr;
    gap: 0;
    align-items: end;

    .next {
      padding-left: ${theme.space[7]};
    }
  }
`;

import styled from 'styled-components';
import { aasl25ComingSoonCopy } from './aasl25-coming-soon-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonAnchor, ButtonRow } from '#ui/button/button.tsx';
import { Band, Page } from '#ui/layout/band.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

const { kicker, headline, lead, button } = aasl25ComingSoonCopy.hero;

const { event, place, dates, over } = aasl25ComingSoonCopy.hero.stamp;

export function Hero() {
  return (
    <Run>
      <svg
        viewBox="0 0 760 640"
        width="760"
        height="640"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d="M20 470C170 560 330 560 360 430S230 250 330 170S720 190 700 400S160 520 60 600"
          fill="none"
          stroke={theme.color.accent}
          strokeWidth="6"
          strokeDasharray="20 15"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Page>
        <Kicker>{kicker}</Kicker>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
        <ButtonRow>
          <ButtonAnchor href={`#${button.hash}`}>{button.label}</ButtonAnchor>
        </ButtonRow>
        <Postmark />
      </Page>
    </Run>
  );
}

function Postmark() {
  return (
    <Mark>
      <span>{event}</span> <b>{place}</b> <span>{dates}</span> <span>{over}</span>
    </Mark>
  );
}

const Run = styled(Band)`
  overflow: hidden;
  padding-block: ${theme.space[8]} ${theme.space[7]};

  > svg {
    display: none;
    position: absolute;
    right: 0;
    bottom: 0;
    width: 54%;
    height: 100%;
  }
  > div {
    position: relative;
  }
  h1 {
    max-width: 4.9em;
    font-size: clamp(3.25rem, 1.6rem + 7vw, 8.75rem);
    line-height: 0.85;
  }
  h1 + p {
    margin-top: ${theme.space[5]};
  }
  ${media.fromDesktop} {
    > svg {
      display: block;
    }
  }
  ${media.print} {
    > svg {
      display: none;
    }
  }
`;

const Mark = styled.p`
  display: grid;
  place-content: center;
  width: 14rem;
  max-width: 100%;
  margin: ${theme.space[6]} 0 0;
  aspect-ratio: 1;
  border: ${theme.length.lineBold} solid currentColor;
  border-radius: 50%;
  outline: ${theme.length.line} solid currentColor;
  outline-offset: -0.75rem;
  background: ${theme.color.background};
  font-size: ${theme.text.label};
  font-weight: 700;
  line-height: 1.3;
  text-align: center;
  color: ${theme.color.accentText};
  transform: rotate(-9deg);

  b {
    margin: 0.2rem 0;
    font: 800 2.25rem/0.95 ${theme.font.display};
  }
  ${media.fromDesktop} {
    position: absolute;
    top: 0;
    right: calc(${theme.length.gutter} + 5rem);
    width: 16rem;
    margin: 0;

    b {
      font-size: 2.75rem;
    }
  }
`;

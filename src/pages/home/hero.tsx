import styled from 'styled-components';
import { homeCopy } from './home-copy.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/band.tsx';

const { kicker, headline, lead, buttons, picture } = homeCopy.hero;
const [first, second] = buttons;

export function Hero() {
  return (
    <Frame>
      <Page>
        <div className="say">
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
          <ButtonRow>
            <ButtonLink to={first.to}>{first.label}</ButtonLink>
            <ButtonLink to={second.to} data-second>
              {second.label}
            </ButtonLink>
          </ButtonRow>
        </div>
        <picture>
          <source
            media="(max-width:43.99rem)"
            srcSet={picture.tall.src}
            width={picture.tall.width}
            height={picture.tall.height}
          />
          <img {...picture.wide} fetchPriority="high" />
        </picture>
      </Page>
    </Frame>
  );
}

/** The art is a dark line drawing without a background, so the dark scheme puts a light one behind it. */
const Frame = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: ${theme.length.lineBold} solid ${theme.color.border};

  ${media.dark} {
    ${surfaces.highlight}
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${theme.space[8]};
  }
  h1 {
    max-width: 5.1em;
    font-size: ${theme.text.mast};
    line-height: 0.86;
  }
  h1 + p {
    margin-top: 1.6rem;
  }
  img {
    width: 100%;
    margin-top: ${theme.space[6]};
  }
  ${media.fromDesktop} {
    > div {
      padding-top: ${theme.space[7]};
    }
    .say,
    img {
      grid-area: 1/1;
    }
    .say {
      z-index: 1;
      align-self: start;
      padding-bottom: 12rem;
    }
    h1 + p {
      max-width: 17.5em;
    }
    img {
      align-self: end;
      justify-self: end;
      width: 66%;
      margin: 8rem -2rem -2px 0;
    }
  }
  ${media.fromVast} {
    img {
      width: min(76%, 66rem);
    }
  }
`;

import styled from 'styled-components';
import { aboutCopy } from './about-copy.ts';
import { VideoPanel } from '#features/video/video-panel.tsx';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { headline, lead, button } = aboutCopy.hero;
const [soccer, reading] = headline;

/** Renders a halfway line down the page, with football on one side and reading on the other. */
export function Hero() {
  return (
    <Frame>
      <CentreCircle />
      <Page>
        <h1>
          <span>{soccer} </span>
          <span>{reading}</span>
        </h1>
        <div className="under">
          <Lead>{lead}</Lead>
          <div>
            <ButtonLink to={button.to}>{button.label}</ButtonLink>
          </div>
        </div>
        <div className="film">
          <VideoPanel video={aboutCopy.video} />
        </div>
      </Page>
    </Frame>
  );
}

/** Renders the upper half of a centre circle, light on the grass and dark on the page. */
function CentreCircle() {
  return (
    <Arc aria-hidden="true">
      <i />
      <i />
    </Arc>
  );
}

const Frame = styled.section`
  position: relative;

  h1 {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * ${theme.length.gutter});
    font-size: clamp(4rem, 2.2rem + 8.2vw, 10.5rem);
    line-height: 0.82;
  }
  h1 span {
    padding: ${theme.space[7]} ${theme.length.gutter} ${theme.space[6]};
  }
  h1 span:first-child {
    ${surfaces.brand}
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
  }
  .under {
    display: grid;
    gap: ${theme.space[5]};
  }
  .film {
    margin-top: ${theme.space[7]};
  }
  ${media.fromDesktop} {
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};

    &::before {
      content: '';
      position: absolute;
      inset: 0 50% 0 0;
      border-right: ${theme.length.lineBold} solid ${theme.color.border};
      background: ${theme.color.brandDeep};
    }
    > div:last-child {
      position: relative;
      padding-top: ${theme.space[8]};
    }
    h1,
    .under {
      grid-template-columns: 1fr 1fr;
      gap: 0;
    }
    h1 {
      margin: 0;
    }
    h1 span,
    h1 span:first-child {
      padding: 0;
      border: 0;
      background: none;
    }
    h1 span:last-child,
    .under > div {
      padding-left: ${theme.space[7]};
    }
    .under {
      align-items: start;
      margin-top: ${theme.space[6]};
    }
    .under p {
      max-width: 14.3em;
      color: ${theme.color.light};
    }
    .film {
      position: relative;
      z-index: 1;
      width: min(60rem, 100%);
      margin: calc(${theme.space[8]} + 2.25rem) auto -19rem;
    }
  }
`;

const Arc = styled.div`
  display: none;

  ${media.fromDesktop} {
    display: block;
    position: absolute;
    bottom: 0;
    left: 50%;
    width: min(66rem, 92vw);
    aspect-ratio: 2/1;
    overflow: hidden;
    transform: translateX(-50%);
  }
  i {
    position: absolute;
    inset: 0 0 -100%;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    border-radius: 50%;
    clip-path: inset(0 0 0 50%);
  }
  i:first-child {
    border-color: ${theme.color.light};
    clip-path: inset(0 50% 0 0);
  }
`;

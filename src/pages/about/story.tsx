import styled from 'styled-components';
import { aboutCopy } from './about-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

const { kicker, heading } = aboutCopy.story;

export function Story() {
  return (
    <Report>
      <div className="head">
        <Kicker>{kicker}</Kicker>
        <h2>{heading}</h2>
      </div>
      <MatchReport />
    </Report>
  );
}

/** Renders four moments along the halfway line, on alternate sides where there is room. */
function MatchReport() {
  return (
    <Moments role="list">
      {aboutCopy.story.items.map(({ when, heading, text }) => (
        <li key={when}>
          <p className="when">{when}</p>
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Moments>
  );
}

/** The hero's video overlaps this band. */
const Report = styled(PageBand)`
  ${media.fromDesktop} {
    padding-top: 27rem;

    .head {
      width: 50%;
      margin-bottom: calc(-1 * ${theme.space[8]});
      padding-right: ${theme.space[7]};
    }
  }
`;

const Moments = styled.ol`
  position: relative;
  margin-top: ${theme.space[7]};
  border-left: ${theme.length.lineBold} dashed ${theme.color.border};

  li {
    position: relative;
    padding: 0 0 ${theme.space[7]} 1.75rem;
    break-inside: avoid;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.15rem;
    left: calc(-0.75rem - 1.5px);
    width: 1.5rem;
    height: 1.5rem;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    border-radius: 50%;
    background: ${theme.color.highlight};
  }
  .when {
    margin-bottom: ${theme.space[2]};
    font-weight: 700;
    line-height: 1.2;
    color: ${theme.color.accentText};
  }
  h3 {
    margin-bottom: ${theme.space[3]};
    font-size: clamp(2rem, 1.6rem + 1.8vw, 3.25rem);
    line-height: 0.95;
  }
  p {
    max-width: 24.6em;
  }
  ${media.fromDesktop} {
    margin-top: 0;
    padding-top: ${theme.space[6]};
    border: 0;

    &::before {
      content: '';
      position: absolute;
      top: -27rem;
      bottom: calc(-1 * ${theme.length.band});
      left: calc(50% - 1.5px);
      border-left: ${theme.length.lineBold} dashed ${theme.color.border};
    }
    li {
      width: 50%;
      margin-left: 50%;
      padding: 0 0 0 ${theme.space[7]};
    }
    li:nth-child(even) {
      margin-left: 0;
      padding: 0 ${theme.space[7]} 0 0;
    }
    li + li {
      margin-top: calc(${theme.space[6]} - ${theme.space[8]});
    }
    li::before {
      left: -0.75rem;
    }
    li:nth-child(even)::before {
      right: -0.75rem;
      left: auto;
    }
  }
`;

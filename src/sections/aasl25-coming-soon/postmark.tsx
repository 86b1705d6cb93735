import styled from 'styled-components';
import { aasl25ComingSoonCopy } from '#content/copy/aasl25-coming-soon.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const { event, place, dates, over } = aasl25ComingSoonCopy.hero.stamp;

export function Postmark() {
  return (
    <Mark>
      <span>{event}</span> <b>{place}</b> <span>{dates}</span> <span>{over}</span>
    </Mark>
  );
}

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
  background: ${theme.color.paper};
  font-size: ${theme.text.label};
  font-weight: 700;
  line-height: 1.3;
  text-align: center;
  color: ${theme.color.flagText};
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

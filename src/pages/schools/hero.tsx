import styled from 'styled-components';
import { schoolsCopy } from './schools-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { ButtonAnchor, ButtonRow } from '#ui/button/button.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

const { kicker, headline, lead, text, button, covers } = schoolsCopy.hero;

export function Hero() {
  return (
    <Frame data-surface="brand" data-ruled="bottom">
      <div className="say">
        <Kicker>{kicker}</Kicker>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
        <p>{text}</p>
        <ButtonRow>
          <ButtonAnchor href={`#${button.hash}`}>{button.label}</ButtonAnchor>
        </ButtonRow>
      </div>
      <div className="squad">
        {covers.map((cover) => (
          // Lazy, because the text beside it is more important.
          <img key={cover.src} {...cover} loading="lazy" />
        ))}
      </div>
    </Frame>
  );
}

const Frame = styled(PageBand)`
  overflow: hidden;
  padding-block: 0;

  > div {
    padding-top: ${theme.space[7]};
    ${columns('7fr 5fr', theme.space[6], theme.space[7])}
  }
  h1 {
    max-width: 4.9em;
    margin-bottom: ${theme.space[5]};
    font-size: clamp(3.5rem, 2.1rem + 5.4vw, 7rem);
  }
  .say > p:last-of-type {
    max-width: 29.8em;
  }
  .squad {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[3]};
    align-items: end;
  }
  .squad img {
    width: 100%;
    border: ${theme.length.lineBold} solid ${theme.color.dark};
    border-bottom: 0;
    background: ${theme.color.muted};
  }
  .squad img:nth-child(1) {
    margin-bottom: -5rem;
  }
  .squad img:nth-child(2) {
    margin-bottom: -2.5rem;
  }
  .squad img:nth-child(3) {
    margin-bottom: -1rem;
  }
  ${media.fromDesktop} {
    > div {
      padding-top: ${theme.space[8]};
    }
    .say {
      padding-bottom: ${theme.space[8]};
    }
  }
`;

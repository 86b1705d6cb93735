import styled from 'styled-components';
import { methodCopy } from './method-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Half, Halves } from '#ui/layout/halves.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { headline, lead } = methodCopy.hero;

export function Hero() {
  return (
    <Frame>
      <Page>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
      </Page>
    </Frame>
  );
}

const { label, items } = methodCopy.cards;

export function TeamTalk() {
  return (
    <Cards as="section" data-ruled="bottom" aria-label={label}>
      {items.map(({ heading, text }, index) => (
        <Half as="div" key={heading} data-surface={index === 0 ? 'muted' : 'highlight'}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </Half>
      ))}
    </Cards>
  );
}

const Frame = styled.section`
  border-bottom: ${theme.length.lineBold} solid ${theme.color.border};

  > div {
    padding-block: ${theme.space[7]};
    ${columns('1fr 18rem', theme.space[5])}
  }
  h1 {
    max-width: 5.8em;
    font-size: clamp(3.25rem, 1.5rem + 6.6vw, 8.25rem);
    line-height: 0.86;
  }
  p {
    max-width: 15.8em;
    font-weight: 700;
  }
  ${media.fromDesktop} {
    > div {
      align-items: end;
      padding-top: ${theme.space[8]};
    }
  }
`;

const Cards = styled(Halves)`
  h2 {
    max-width: 6.2em;
    margin-bottom: ${theme.space[4]};
    font-size: ${theme.text.h3};
  }
  p {
    max-width: 27.2em;
  }
`;

import styled from 'styled-components';
import { schoolsCopy } from './schools-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Grid, PageBand } from '#ui/layout/band.tsx';
import { Drawing } from '#ui/picture/drawing.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { SplitPage } from '#ui/layout/split-page.tsx';

const { kicker, heading, lead, items } = schoolsCopy.impact;

export function Impact() {
  return (
    <PageBand data-surface="night">
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Lead>{lead}</Lead>
      <Board role="list">
        {items.map(({ id, name, text }) => (
          <li key={id}>
            <Drawing href={`/art/scoreboard.svg#${id}`} width={240} height={88} strokeWidth={6} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Board>
    </PageBand>
  );
}

const Board = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[6]};
  border: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    padding: 1.75rem;
    border: 0 solid ${theme.color.border};
  }
  li + li {
    border-top-width: ${theme.length.line};
  }
  svg {
    width: 100%;
    max-width: 15rem;
    height: 5.5rem;
    margin-bottom: ${theme.space[5]};
  }
  svg,
  h3 {
    color: ${theme.color.accentText};
  }
  p {
    max-width: 19.4em;
    margin-top: 0.6rem;
  }
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;

    li:nth-child(2) {
      border-top-width: 0;
    }
    li:nth-child(even) {
      border-left-width: ${theme.length.line};
    }
  }
  /* Four columns need this width. */
  @media (min-width: 75rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    li + li {
      border-top-width: 0;
      border-left-width: ${theme.length.line};
    }
  }
`;

export function Development() {
  const { kicker, heading, items } = schoolsCopy.development;
  return (
    <Band data-joined>
      <SplitPage>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
        </div>
        <Lines data-columns={2} role="list">
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Lines>
      </SplitPage>
    </Band>
  );
}

const Lines = styled(Grid)`
  row-gap: 0;

  li {
    padding: ${theme.space[4]} 0 ${theme.space[5]};
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  p {
    max-width: 22em;
    margin-top: 0.6rem;
  }
`;

import styled from 'styled-components';
import { resourcesCopy } from './resources-copy.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page, PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Kicker } from '#ui/text/kicker.tsx';
import { TeamSheet } from '#ui/picture/team-sheet.tsx';

const { kicker, heading, items } = resourcesCopy.opportunities;

/** Renders four boards round the pitch. */
export function Opportunities() {
  return (
    <PageBand data-surface="brand" data-ruled="both">
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Boards role="list">
        {items.map(({ id, name, text }) => (
          <li key={id} id={id}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Boards>
    </PageBand>
  );
}

const Boards = styled.ul`
  display: grid;
  gap: ${theme.space[7]};
  margin-top: ${theme.space[7]};

  li {
    ${surfaces.highlight}
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem ${theme.space[7]};
    align-items: center;
    padding: ${theme.space[5]} clamp(1.25rem, 4vw, 3.5rem);
    border: ${theme.length.lineBold} solid ${theme.color.dark};
    break-inside: avoid;
    scroll-margin-top: ${theme.space[5]};
  }
  @media not print {
    li:nth-child(2) {
      background: ${theme.color.accent};
    }
    li:nth-child(3) {
      background: ${theme.color.light};
    }
    li::before,
    li::after {
      content: '';
      position: absolute;
      bottom: -1.5rem;
      left: 12%;
      width: 0.75rem;
      height: 1.5rem;
      background: ${theme.color.dark};
    }
    li::after {
      right: 12%;
      left: auto;
    }
  }
  h3 {
    max-width: 4.9em;
    font-size: clamp(2.25rem, 1.4rem + 3.2vw, 4.25rem);
    line-height: 0.88;
  }
  p {
    max-width: 22.4em;
    font-weight: 700;
  }
  ${media.fromDesktop} {
    li {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      min-height: 11rem;
    }
  }
`;

const numbered = resourcesCopy.reasons.items.map((item, index) => ({ no: index + 1, ...item }));

export function Reasons() {
  const { kicker, heading } = resourcesCopy.reasons;
  return (
    <Band>
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
        </div>
        <TeamSheet lines={numbered} />
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  grid-template-columns: minmax(0, 1fr);
  ${columns('minmax(0,4fr) minmax(0,8fr)', theme.space[6], theme.space[8])}

  ${media.fromVast} {
    ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${theme.space[7]};
    }
    li {
      grid-template-columns: 3.5rem minmax(0, 1fr);
      column-gap: 1.25rem;
    }
  }
`;

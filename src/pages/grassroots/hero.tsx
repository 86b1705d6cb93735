import styled from 'styled-components';
import { grassrootsCopy } from './grassroots-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { SplitPage } from '#ui/layout/split-page.tsx';
import { Cell, Row, RowHeader, TableBody } from '#ui/layout/table.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { TacticsBoard } from './tactics-board.tsx';

const { kicker, headline, lead } = grassrootsCopy.hero;

export function Hero() {
  return (
    <Frame data-surface="accent" data-ruled="bottom">
      <Page>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
        </div>
        <TacticsBoard />
      </Page>
    </Frame>
  );
}

const Frame = styled(Band)`
  padding-block: ${theme.space[7]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
  h1 {
    max-width: 4em;
    font-size: clamp(3.5rem, 2rem + 6.4vw, 8.25rem);
    line-height: 0.84;
  }
  h1 + p {
    max-width: 15.8em;
    margin-top: ${theme.space[5]};
    font-weight: 700;
  }
  ${media.fromDesktop} {
    > div {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: ${theme.space[7]};
      align-items: center;
    }
  }
`;

export function Intro() {
  const { kicker, heading, lead, text, session } = grassrootsCopy.intro;
  return (
    <Band>
      <SplitPage>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
          <p>{text}</p>
        </div>
        <Session role="table">
          <caption>{session.caption}</caption>
          <TableBody>
            {session.rows.map((row) => (
              <Row key={row.station}>
                <RowHeader>{row.station}</RowHeader>
                <Cell>
                  <b>{row.name}</b> {row.text}
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Session>
      </SplitPage>
    </Band>
  );
}

/**
 * The session plan, styled as a coach's notebook. Its roles are explicit, because small screens display it
 * as blocks, which would drop the table semantics.
 */
const Session = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  caption {
    padding-bottom: ${theme.space[3]};
    font-weight: 700;
    text-align: left;
  }
  th,
  td {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    text-align: left;
    vertical-align: top;
  }
  th {
    width: 7.5rem;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
    color: ${theme.color.accentText};
  }
  b {
    display: block;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  tr {
    break-inside: avoid;
  }
  @media (max-width: 36rem) {
    th,
    td {
      display: block;
      width: auto;
    }
    th {
      padding-bottom: 0;
      border: 0;
    }
  }
`;

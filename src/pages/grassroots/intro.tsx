import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { SplitPage } from '#ui/layout/split-page.tsx';
import { Cell, Row, RowHeader, TableBody } from '#ui/layout/table.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { grassrootsCopy } from './grassroots-copy.ts';

const { kicker, heading, lead, text, session } = grassrootsCopy.intro;

export function Intro() {
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
 * Lays out the session plan. The table's roles are explicit, because `display: block` on small screens would
 * drop its semantics.
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
  /* The two columns need this width. */
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

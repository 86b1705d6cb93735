import styled from 'styled-components';
import { resourcesCopy } from './resources-copy.ts';
import { pendingMark } from '#content/owner-value.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { Cell, ColumnHeader, Row, RowHeader, TableBody, TableHead } from '#ui/layout/table.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { VisuallyHidden, visuallyHidden } from '#ui/text/visually-hidden.tsx';

const { kicker, heading, caption, columns, rows, what, note } = resourcesCopy.tiers;

export function Tiers() {
  return (
    <PageBand>
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <TiersTable role="table">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead>
          <Row>
            <ColumnHeader>{columns.no}</ColumnHeader>
            <ColumnHeader>{columns.tier}</ColumnHeader>
            <ColumnHeader>{columns.where}</ColumnHeader>
            <ColumnHeader>{columns.what}</ColumnHeader>
          </Row>
        </TableHead>
        <TableBody>
          {rows.map(({ no, name, where }) => (
            <Row key={no}>
              <Cell className="place">{no}</Cell>
              <RowHeader>{name}</RowHeader>
              <Cell data-column={columns.where}>{where}</Cell>
              <Cell data-column={columns.what} {...pendingMark(what)}>
                {what.value}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </TiersTable>
      <p>{note}</p>
    </PageBand>
  );
}

/** A table with thick rules; on small screens each row is a card, so its roles are explicit. */
const TiersTable = styled.table`
  width: 100%;
  margin-block: ${theme.space[6]} 1.25rem;
  border-top: 6px solid ${theme.color.border};
  border-collapse: collapse;

  th,
  td {
    padding: 1.4rem 1.25rem 1.4rem 0;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    padding-block: 0.7rem;
    font-size: ${theme.text.label};
  }
  .place {
    width: 5.5rem;
    font: 800 3.75rem/0.8 ${theme.font.display};
    color: ${theme.color.accentText};
  }
  tbody th {
    width: 30%;
    font: 800 ${theme.text.h3} / 1 ${theme.font.display};
  }
  ${media.belowTablet} {
    thead {
      ${visuallyHidden}
    }
    tr {
      display: grid;
      grid-template-columns: 4rem minmax(0, 1fr);
      padding: 1.25rem 0;
      border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    }
    th,
    td {
      padding: 0;
      border: 0;
    }
    .place {
      grid-row: span 3;
      width: auto;
    }
    tbody th {
      width: auto;
      margin-bottom: ${theme.space[3]};
    }
    [data-column] {
      margin-bottom: 0.4rem;
    }
    [data-column]::before {
      content: attr(data-column) ': ';
      font-weight: 700;
    }
  }
`;

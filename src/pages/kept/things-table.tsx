import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { Cell, ColumnHeader, Row, RowHeader, TableBody, TableHead } from '#ui/layout/table.tsx';
import { VisuallyHidden, visuallyHidden } from '#ui/text/visually-hidden.tsx';
import { keptCopy } from './kept-copy.ts';

const { heading, now, nothingNow, caption, columns, rows, note } = keptCopy.table;
/** Key that is stored only by a site with an archive, whose list of stories can be continued. */
const archiveOnly = 'list-place';
const { what, why, howLong, whoReads, names } = columns;

/**
 * Renders the table; on small screens each row is a list of lines. The roles restore the table
 * semantics that this layout removes.
 */
export function ThingsTable({ hasArchive }: { readonly hasArchive: boolean }) {
  return (
    <Room>
      <h2>{heading}</h2>
      <p data-part="now" data-many={now} data-none={nothingNow} />
      <Table role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <Row>
            {[what, why, howLong, whoReads, names].map((column) => (
              <ColumnHeader key={column}>{column}</ColumnHeader>
            ))}
          </Row>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.what}>
              <RowHeader>{row.what}</RowHeader>
              <Cell data-label={why}>{row.why}</Cell>
              <Cell data-label={howLong}>{row.howLong}</Cell>
              <Cell data-label={whoReads}>{row.whoReads}</Cell>
              <Cell data-label={names} className="names">
                {row.names
                  .filter((name) => hasArchive || name !== archiveOnly)
                  .map((name) => (
                    <code key={name}>{name}</code>
                  ))}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <p className="note">{note}</p>
    </Room>
  );
}

const Room = styled(Page)`
  padding-bottom: ${theme.space[8]};

  h2 {
    margin-bottom: ${theme.space[5]};
    font-size: ${theme.text.h3};
  }
  > p {
    min-height: 1.5em;
    margin-bottom: ${theme.space[4]};
    font-weight: 700;
  }
  > .note {
    margin-top: ${theme.space[4]};
    font-size: ${theme.text.label};
    font-weight: 400;
    color: ${theme.color.textSoft};
  }
`;

const Table = styled.table`
  width: 100%;
  border-top: 6px solid ${theme.color.border};
  border-collapse: collapse;

  th,
  td {
    padding: 0.8rem ${theme.space[4]} 0.8rem 0;
    font-size: 1.0625rem;
    line-height: 1.35;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    font-size: ${theme.text.label};
  }
  tbody tr {
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    break-inside: avoid;
  }
  tbody th {
    width: 17%;
    font: 800 1.3125rem/1.1 ${theme.font.display};
  }
  code {
    display: block;
    font: 700 1rem/1.4 ${theme.font.reading};
    overflow-wrap: anywhere;
  }
  .names {
    width: 20%;
    padding-right: 0;
  }
  ${media.belowWide} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
      width: auto;
      padding: 0;
    }
    .names {
      width: auto;
    }
    thead {
      ${visuallyHidden}
    }
    tr {
      padding-block: ${theme.space[4]};
    }
    tbody th {
      width: auto;
      margin-bottom: ${theme.space[2]};
      font-size: ${theme.text.h4};
    }
    td {
      display: grid;
      grid-template-columns: min(8rem, 40%) minmax(0, 1fr);
      gap: 0 ${theme.space[3]};
      padding-block: ${theme.space[1]};
    }
    td::before {
      content: attr(data-label);
      font-size: ${theme.text.label};
      font-weight: 700;
    }
    code {
      grid-column: 2;
    }
  }
`;

import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Thick rules and big places; on a phone each row is a small card of its own. */
export const LeagueTable = styled.table`
  width: 100%;
  margin-block: ${theme.space[6]} 1.25rem;
  border-top: 6px solid ${theme.color.rule};
  border-collapse: collapse;

  th,
  td {
    padding: 1.4rem 1.25rem 1.4rem 0;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.rule};
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
    color: ${theme.color.flagText};
  }
  tbody th {
    width: 30%;
    font: 800 ${theme.text.h3} / 1 ${theme.font.display};
  }
  ${media.belowTablet} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 4rem minmax(0, 1fr);
      padding: 1.25rem 0;
      border-bottom: ${theme.length.lineBold} solid ${theme.color.rule};
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
      margin-bottom: 0.75rem;
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

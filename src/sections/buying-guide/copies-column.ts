import { css } from 'styled-components';
import { media, unscripted } from '#theme/media.ts';

/** A number beside each tick; on small screens under it. Only a ticked row shows its own. */
export const copiesColumn = css`
  .ct {
    width: min(11rem, 14vw);
  }
  tr:not(:is(:has(:checked), [data-ticked])) .qty {
    visibility: hidden;
  }
  ${media.belowDesktop} {
    .ct {
      grid-column: 2/4;
      width: auto;
      padding-top: 0.6rem;
    }
    tr:not(:is(:has(:checked), [data-ticked])) .ct {
      display: none;
    }
  }
  ${unscripted} .ct {
    display: none;
  }
  @media print {
    .qty button {
      display: none;
    }
  }
`;

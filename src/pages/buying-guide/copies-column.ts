import { css } from 'styled-components';
import { media, unscripted } from '#theme/media.ts';

/** Styles of the number beside each tick, or on small screens under it. Only a ticked row shows it. */
export const copiesColumn = css`
  .copies {
    width: min(11rem, 14vw);
  }
  tr:not(:is(:has(:checked), [data-ticked])) .copies-field {
    visibility: hidden;
  }
  ${media.belowDesktop} {
    .copies {
      grid-column: 2/4;
      width: auto;
      padding-top: 0.6rem;
    }
    tr:not(:is(:has(:checked), [data-ticked])) .copies {
      display: none;
    }
  }
  ${media.smallest} {
    .copies {
      grid-column: 1/-1;
    }
  }
  ${unscripted} .copies {
    display: none;
  }
  ${media.print} {
    .copies-field button {
      display: none;
    }
  }
`;

import { css } from 'styled-components';

/** Set by script, and only on what script is going to show. */
export const unseenAttribute = 'data-unseen';

/** Transparent and shifted until seen; never on paper, nor where motion is not wanted. */
export const unseenLook = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    &[${unseenAttribute}] {
      opacity: 0;
      transform: translateY(2rem);
    }
  }
`;

import { css } from 'styled-components';
import { media } from '#theme/media.ts';

/** Sets the first name and one other field side by side where there is room, and all others in full width. */
export function twoColumnForm(otherId: 'EMAIL' | 'LNAME') {
  return css`
    ${media.fromTablet} {
      form {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      form > * {
        grid-column: 1/-1;
      }
      form > :has(> #FNAME),
      form > :has(> #${otherId}) {
        grid-column: auto;
      }
    }
  `;
}

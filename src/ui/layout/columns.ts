import { css } from 'styled-components';
import { media } from '#theme/media.ts';

/** Lays children out one below the other, and from desktops on in these columns, there with `wideGap` if given. */
export function columns(template: string, gap: string, wideGap?: string) {
  return css`
    display: grid;
    gap: ${gap};

    ${media.fromDesktop} {
      grid-template-columns: ${template};
      ${wideGap && `gap: ${wideGap};`}
    }
  `;
}

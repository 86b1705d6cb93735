import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';

/**
 * A line at the bottom of the window. It is the last element of the page, so nothing moves when it
 * appears. The child of the body that is or contains it has `data-bar`: the global stylesheet makes
 * that child sticky and keeps the focused element visible.
 */
export const Bar = styled.div`
  ${surfaces.highlight}
  border-top: ${theme.length.lineBold} solid ${theme.color.dark};
  font-weight: 700;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} 1.25rem;
    align-items: center;
    padding-block: 0.6rem;
  }
  p {
    margin: 0;
  }
  button {
    min-height: ${theme.length.tap};
    padding: 0.35rem ${theme.space[4]};
    font-size: 1.0625rem;
  }
  ${media.print} {
    display: none;
  }
`;

import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';

/**
 * One line that stands at the window's foot. It takes its place at the very end of the page: nothing
 * moves when it comes, and nothing stays hidden behind it. A child of the body that is or holds it is
 * marked `data-bar`: the base sheet makes that stick to the window, and keeps what has the focus out of
 * its way.
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

import styled from 'styled-components';
import { grounds } from '#theme/grounds.ts';
import { theme } from '#theme/theme.ts';

/**
 * One line that stands at the window's foot, as a child of the body. It takes its place at the
 * very end of the page: nothing moves when it comes, and nothing stays hidden behind it. The base
 * sheet keeps what has the focus out of its way (`[data-bar]`), in windows high enough for both.
 */
export const Bar = styled.div`
  ${grounds.lamp}
  position: sticky;
  z-index: ${theme.layer.menu};
  bottom: 0;
  border-top: ${theme.length.lineBold} solid ${theme.color.print};
  font-weight: 700;

  &:empty {
    border: 0;
  }
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
    padding: 0.35rem 1rem;
    font-size: 1.0625rem;
  }
  /* In a low window, or with large letters in one, it would be most of what is seen. */
  @media (max-height: 36rem) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

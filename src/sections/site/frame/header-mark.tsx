import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { aroundOpenMenu } from '#ui/menu/around-open-menu.ts';
import { MarkLink } from '#ui/picture/mark.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

/**
 * One quiet mark, a tab that hangs from the masthead over the empty head of the page, where it
 * moves and covers nothing; it leads to what it speaks of. Empty and hidden until `operate-mark.ts`
 * has something to say in it.
 */
export function HeaderMark() {
  return (
    <>
      <VisuallyHidden role="status" data-mark-told="" />
      <Hanging hidden data-mark="">
        <MarkLink to="/offline" data-tone="none">
          <span>
            <span /> <Badge />
          </span>
        </MarkLink>
      </Hanging>
    </>
  );
}

const Hanging = styled.p`
  position: absolute;
  top: 100%;
  right: ${theme.length.gutter};
  margin: 0;

  header${aroundOpenMenu} > & {
    display: none;
  }
`;

import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { aroundOpenMenu } from '#ui/menu/around-open-menu.ts';
import { StatusLink } from '#ui/picture/status-link.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

/**
 * Renders the status badge, which hangs below the header and leads to a page about its status. It is empty
 * and hidden until `status/update-status-badge.ts` has something to show.
 */
export function StatusBadge() {
  return (
    <>
      <VisuallyHidden role="status" data-status-announced="" />
      <Hanging hidden data-status="">
        <StatusLink to="/offline" data-tone="none">
          <span>
            <span data-status-words="" /> <Badge data-status-count="" />
          </span>
        </StatusLink>
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

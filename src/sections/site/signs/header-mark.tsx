import styled from 'styled-components';
import { signsCopy } from '#content/copy/parts/signs.ts';
import { useAppBadge } from '#features/install/use-app-badge.ts';
import { chooseMark, type Mark } from '#features/offline/choose-mark.ts';
import { useSavedState } from '#features/offline/use-readiness.ts';
import { useOnline } from '#platform/hooks/use-online.ts';
import { glanceAtEntries, useEntries } from '#features/outbox/use-entries.ts';
import { theme } from '#theme/theme.ts';
import { Badge } from '#ui/text/badge.tsx';
import { aroundOpenMenu } from '#ui/menu/around-open-menu.ts';
import { MarkLink } from '#ui/picture/mark.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

const tones = {
  offline: 'off',
  waiting: 'none',
  notSent: 'none',
  saving: 'busy',
  partly: 'busy',
  saved: 'done',
} as const;

/** What is told as well: nobody looks at the mark in the moment that it changes. */
const told: readonly Mark['kind'][] = ['offline', 'waiting', 'notSent'];

/**
 * One quiet mark, a tab that hangs from the masthead over the empty head of the page, where it
 * moves and covers nothing; it leads to what it speaks of.
 */
export function HeaderMark() {
  const { state, count } = useSavedState();
  const isOnline = useOnline();
  const { status: known, waiting, notSent } = useEntries(glanceAtEntries);
  useAppBadge(known === 'known' ? waiting : undefined);
  const mark = chooseMark({ isOnline, waiting, notSent, state, count });
  // Always there, and the same while only the count changes: what changes in it is told once.
  const status = (
    <VisuallyHidden role="status">{mark && told.includes(mark.kind) && words(mark)}</VisuallyHidden>
  );
  if (!mark) return status;
  const badge = mark.kind === 'notSent' ? notSent : waiting;
  return (
    <>
      {status}
      <Hanging>
        <MarkLink to="/offline" data-tone={tones[mark.kind]}>
          <span>
            {words(mark)} {badge > 0 && <Badge>{badge}</Badge>}
          </span>
        </MarkLink>
      </Hanging>
    </>
  );
}

/** All that the mark may wear, for the sheet of every page: no rule is added when it comes. */
export function SignsLook() {
  return (
    <>
      <VisuallyHidden />
      <Hanging>
        <MarkLink to="/offline" data-tone="none" />
      </Hanging>
    </>
  );
}

function words(mark: Mark): string {
  const { saving, partly, ...others } = signsCopy.mark;
  if (mark.kind === 'saving') return saving(mark.held, mark.total);
  if (mark.kind === 'partly') return partly(mark.held, mark.total);
  return others[mark.kind];
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

import { useLocation, useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { setAtTop } from '#features/page-change/below-fold.tsx';
import { theme } from '#theme/theme.ts';
import { ShownPath } from '#ui/button/page-link.tsx';
import { Still } from '#ui/layout/still.tsx';
import { markShownPath, operateFrame } from './operate-frame.ts';

interface PageFrameProps {
  /** Nothing where the build has drawn them: there they stay as they are. */
  readonly parts: Readonly<Record<'Header' | 'Footer', ComponentType>> | undefined;
  readonly children: ReactNode;
}

/** What stands around every page. After a change of page the focus is at its start. */
export function PageFrame({ parts, children }: PageFrameProps) {
  const main = useFocusOnNewPage();
  // With the page's own code: no press on a menu comes in between.
  useLayoutEffect(operateFrame, []);
  return (
    <WithShownPath>
      <SkipLink href="#main">{siteCopy.skip}</SkipLink>
      <Still draw={() => parts && <parts.Header />} />
      <Main id="main" tabIndex={-1} ref={main}>
        {children}
      </Main>
      <Still draw={() => parts && <parts.Footer />} />
    </WithShownPath>
  );
}

/** The links are told last which page is shown: the new page does not wait for them. */
function WithShownPath({ children }: { readonly children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <ShownPath value={useDeferredValue(path)}>{children}</ShownPath>;
}

/**
 * Once the new page is drawn: the address changes while the old one is still there. The name makes
 * screen readers tell which page it is.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        // Back and Forward lead to where the visitor was: the page is as long at once as it was then.
        setAtTop(false);
        if (!fromLocation || !pathChanged) return;
        main.current?.setAttribute('aria-label', document.title);
        main.current?.focus({ preventScroll: true });
        markShownPath(toLocation.pathname);
      }),
    [router],
  );
  return main;
}

const Main = styled.main`
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: ${theme.layer.skip};
  left: -999px;

  &:focus {
    top: 1rem;
    left: 1rem;
    padding: 0.75rem 1rem;
    background: ${theme.color.lamp};
    color: ${theme.color.print};
  }
`;

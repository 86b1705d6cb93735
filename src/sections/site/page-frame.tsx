import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { setAtTop } from '#features/page-change/below-fold.tsx';
import { theme } from '#theme/theme.ts';
import { ShownPath } from '#ui/button/page-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands around every page. After a change of page the focus is at its start. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const main = useFocusOnNewPage();
  return (
    <WithShownPath>
      <SkipLink href="#main">{siteCopy.skip}</SkipLink>
      <Header>
        <LateSigns />
      </Header>
      <Main id="main" tabIndex={-1} ref={main}>
        {children}
      </Main>
      <Footer />
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
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        // Back and Forward lead to where the visitor was: the page is as long at once as it was then.
        setAtTop(false);
        if (!fromLocation || !pathChanged) return;
        main.current?.setAttribute('aria-label', document.title);
        main.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return main;
}

/**
 * The mark and the bar, once their code is there; without it a page is a page all the same. Their coming
 * is known here and no higher: the frame is not drawn again for it.
 */
function LateSigns(): ReactNode {
  const [signs, setSigns] = useState<ReactNode>();
  useEffect(() => {
    import('./signs/signs.tsx').then(
      ({ Signs }) => setSigns(<Signs />),
      () => undefined,
    );
  }, []);
  return signs;
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

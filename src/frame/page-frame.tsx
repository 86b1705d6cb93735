import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { StateNote } from '#features/take-along/state-note.tsx';
import { theme } from '#theme/theme.ts';
import { ShownPath } from '#ui/button/page-link.tsx';
import { PlainToast } from '#ui/toast/plain-toast.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface PageFrameProps {
  /** Path of the document. */
  readonly path: string;
  /** Age of a downloaded copy of the site; undefined on the site itself. */
  readonly state?: ComponentProps<typeof StateNote>;
  readonly children: ReactNode;
}

/** Renders header and footer around the content of a document. */
export function PageFrame({ path, state, children }: PageFrameProps) {
  return (
    <ShownPath value={path}>
      <SkipLink href="#main">{siteCopy.skip}</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        {state && <StateNote {...state} />}
        {children}
      </Main>
      <Footer />
      <PlainToast dismiss={siteCopy.dismissToast} />
    </ShownPath>
  );
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
    padding: ${theme.space[3]} ${theme.space[4]};
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { grounds } from '#theme/grounds.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { aroundOpenMenu } from '#ui/menu/compact-menu.tsx';
import { Page } from '#ui/layout/band.tsx';
import { CompactNavigation } from './compact-navigation.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { Logo } from './logo.tsx';

/** Children hang from its lower edge. */
export function Header({ children }: { readonly children?: ReactNode }) {
  return (
    <Masthead>
      <Page>
        <Logo />
        <DesktopNavigation />
        <CompactNavigation />
      </Page>
      {children}
    </Masthead>
  );
}

/** With the compact menu open the masthead is the menu: green, and over the whole page. */
const Masthead = styled.header`
  position: relative;
  z-index: ${theme.layer.header};
  border-bottom: ${theme.length.lineBold} solid ${theme.color.rule};
  background: ${theme.color.sheet};

  > div {
    display: flex;
    gap: 1.25rem;
    align-items: center;
    min-height: 5rem;
  }
  ${media.belowWide} {
    > div {
      display: block;
      position: relative;
    }
    &${aroundOpenMenu} {
      ${grounds.pitch}
      position: fixed;
      inset: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      padding-bottom: ${theme.space[7]};
      border-bottom: 0;
    }
  }
  @media print {
    display: none;
  }
`;

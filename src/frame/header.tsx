import styled from 'styled-components';
import { company, product } from '#content/site.ts';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { pageLink } from '#ui/button/page-link.tsx';
import { Page } from '#ui/layout/band.tsx';
import { aroundOpenMenu } from '#ui/menu/around-open-menu.ts';
import { CompactNavigation } from './compact-navigation.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Renders the logo, the navigation and the status badge. */
export function Header() {
  return (
    <Masthead>
      <Page>
        <Logo />
        <DesktopNavigation />
        <CompactNavigation />
      </Page>
      <StatusBadge />
    </Masthead>
  );
}

function Logo() {
  return (
    <HomeLink to="/">
      {company}
      <small>{product}</small>
    </HomeLink>
  );
}

const HomeLink = pageLink(styled.a`
  display: block;
  flex: none;
  padding: 0.6rem 0;
  font: 800 1.75rem/0.86 ${theme.font.display};
  color: ${theme.color.text};
  text-decoration: none;

  small {
    display: block;
    margin-top: 0.3rem;
    font: 700 0.9375rem/1.2 ${theme.font.reading};
  }
`);

/** The open compact menu fills the header, which then covers the whole page. */
const Masthead = styled.header`
  position: relative;
  z-index: ${theme.layer.header};
  border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.raised};

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
      ${surfaces.brand}
      position: fixed;
      inset: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      padding-bottom: ${theme.space[7]};
      border-bottom: 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;

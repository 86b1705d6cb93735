import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { headerItems } from '#content/page/navigation.ts';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { DisclosureMenu } from '#ui/menu/disclosure-menu.tsx';
import { TextLink } from '#ui/button/page-link.tsx';

export function DesktopNavigation() {
  return (
    <Bar aria-label={siteCopy.mainNavigation}>
      {headerItems.map((item) => {
        if (item.kind === 'outside')
          return (
            <OutsideLink key={item.label} address={item.address} data-shop="">
              {item.label}
            </OutsideLink>
          );
        if (item.kind === 'link')
          return (
            <TextLink key={item.to} to={item.to}>
              {item.label}
            </TextLink>
          );
        return (
          <DisclosureMenu key={item.id} label={item.label} group="site-menu">
            {item.links.map((link) => (
              <li key={link.to}>
                <TextLink to={link.to}>{link.label}</TextLink>
              </li>
            ))}
          </DisclosureMenu>
        );
      })}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem;
  align-items: center;
  justify-content: flex-end;
  margin-left: auto;

  a,
  summary {
    display: inline-flex;
    gap: 0.35em;
    align-items: center;
    min-height: ${theme.length.tap};
    padding: 0.4rem min(0.7rem, 0.87vw);
    border-radius: ${theme.length.corner};
    font: 700 1.0625rem/1.1 ${theme.font.reading};
    color: ${theme.color.text};
    text-decoration: none;
  }
  > a:hover,
  summary:hover {
    background: ${theme.color.muted};
  }
  [aria-current] {
    box-shadow: inset 0 -4px 0 ${theme.color.accent};

    ${media.forcedColors} {
      text-decoration: underline;
      text-decoration-thickness: 4px;
    }
  }
  [data-shop],
  [data-shop]:hover {
    margin-left: ${theme.space[2]};
    border: ${theme.length.line} solid ${theme.color.dark};
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
  svg {
    width: 0.7em;
    height: 0.7em;
  }
  ${media.belowWide} {
    display: none;
  }
`;

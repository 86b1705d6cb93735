import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { compactGroups } from '#content/page/navigation.ts';
import { OutsideLink } from '#features/outside-link/outside-link.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { TextLink } from '#ui/button/page-link.tsx';
import { aroundOpenMenu } from '#ui/menu/around-open-menu.ts';
import { CompactMenu } from '#ui/menu/compact-menu.tsx';

export function CompactNavigation() {
  return (
    <Drawer aria-label={siteCopy.mainNavigation}>
      <CompactMenu openLabel={siteCopy.menu.open} closeLabel={siteCopy.menu.close}>
        {compactGroups.map((group) => (
          <section key={group.id}>
            <h2>{group.heading}</h2>
            <ul role="list">
              {group.links.map((link) => (
                <li key={link.label}>
                  {'to' in link ? (
                    <TextLink to={link.to}>{link.label}</TextLink>
                  ) : (
                    <OutsideLink address={link.address}>{link.label}</OutsideLink>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </CompactMenu>
    </Drawer>
  );
}

const Drawer = styled.nav`
  display: none;

  ${media.belowWide} {
    display: block;
  }
  h2 {
    margin: 1.75rem 0 0.3rem;
    font: 700 ${theme.text.label} / 1 ${theme.font.reading};
  }
  li {
    border-bottom: ${theme.length.line} solid currentColor;
  }
  a {
    display: flex;
    gap: 0.4em;
    align-items: center;
    min-height: 3.25rem;
    font: 800 1.75rem/1 ${theme.font.display};
    color: inherit;
    text-decoration: none;
  }
  a svg {
    width: 0.6em;
    height: 0.6em;
  }
  header${aroundOpenMenu} & [aria-current] {
    color: ${theme.color.highlight};
    text-decoration: underline;
    text-decoration-thickness: 4px;
  }
`;

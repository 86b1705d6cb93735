import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

interface CompactMenuProps {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * Renders the menu of small screens as a `details` element, which opens without script;
 * `enhance-compact-menu.ts` does the rest. The header around it covers the page.
 */
export function CompactMenu({ openLabel, closeLabel, children }: CompactMenuProps) {
  return (
    <Menu data-compact-menu="">
      <summary>
        <span className="label-closed">{openLabel}</span>
        <span className="label-open">{closeLabel}</span>
      </summary>
      {children}
    </Menu>
  );
}

/** Hides bars and the install invitation while the menu is open. */
const Menu = styled.details`
  body:has(&[open]) > :is([data-bar], aside) {
    visibility: hidden;
  }
  > summary {
    position: absolute;
    top: 1rem;
    right: ${theme.length.gutter};
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    padding: ${theme.space[2]} ${theme.space[4]};
    border: ${theme.length.lineBold} solid ${theme.color.border};
    border-radius: ${theme.length.corner};
    font: 700 1.0625rem/1.15 ${theme.font.reading};
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    border-color: ${theme.color.dark};
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
  &[open] .label-closed,
  &:not([open]) .label-open {
    display: none;
  }
`;

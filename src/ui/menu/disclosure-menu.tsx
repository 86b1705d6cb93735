import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { ArrowDown } from '#ui/button/arrow.tsx';

interface DisclosureMenuProps {
  readonly label: string;
  /** An open menu closes others of the same group. */
  readonly group: string;
  readonly children: ReactNode;
}

/**
 * Renders a button with a list of links under it as a `details` element, which opens without script;
 * `enhance-disclosure-menu.ts` does the rest.
 */
export function DisclosureMenu({ label, group, children }: DisclosureMenuProps) {
  return (
    <Menu name={group} data-disclosure-menu="">
      <summary>
        {label} <ArrowDown />
      </summary>
      <ul role="list">{children}</ul>
    </Menu>
  );
}

const Menu = styled.details`
  position: relative;

  > summary {
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    background: ${theme.color.muted};
  }
  > ul {
    position: absolute;
    z-index: ${theme.layer.menu};
    top: calc(100% + 0.4rem);
    left: 0;
    min-width: 15rem;
    padding: ${theme.space[2]};
    border: ${theme.length.lineBold} solid ${theme.color.border};
    border-radius: ${theme.length.corner};
    background: ${theme.color.raised};
    box-shadow: 6px 6px 0 ${theme.color.border};
  }
  > ul::before {
    content: '';
    position: absolute;
    inset: -0.8rem 0 auto;
    height: 0.8rem;
  }
  > ul a {
    display: flex;
    align-items: center;
    min-height: ${theme.length.tap};
    padding: 0.7rem 0.8rem;
    font-weight: 700;
  }
  > ul a:hover {
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
`;

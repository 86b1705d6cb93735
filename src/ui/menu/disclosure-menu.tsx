import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { ArrowDown } from '#ui/button/arrow.tsx';
import { createHoverIntent, type HoverIntent } from './hover-intent.ts';
import { moveInMenu, createTypeAhead } from './menu-keys.ts';

interface DisclosureMenuProps {
  readonly label: string;
  /** Menus with one group name close each other. */
  readonly group: string;
  readonly children: ReactNode;
}

/**
 * A button with a list of links under it. It is a `details` element, so it opens without script;
 * script adds hovering, arrow keys, type-ahead, Escape, and closing when focus or a press leaves.
 */
export function DisclosureMenu({ label, group, children }: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const wasHoverOpened = useRef(false);
  const hoverIntent = useRef<HoverIntent>(null);
  const [typeAhead] = useState(createTypeAhead);
  useEffect(() => () => hoverIntent.current?.cancel(), []);
  useEffect(() => {
    // The pointer may have opened it while the focus is somewhere else.
    function onKeyDown(event: KeyboardEvent) {
      const menu = details.current;
      if (event.key !== 'Escape' || !menu?.open) return;
      event.preventDefault();
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
      wasHoverOpened.current = false;
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  function hover(): HoverIntent {
    hoverIntent.current ??= createHoverIntent(
      () => {
        wasHoverOpened.current = !details.current?.open;
        setOpen(true);
      },
      () => {
        if (wasHoverOpened.current) setOpen(false);
      },
    );
    return hoverIntent.current;
  }
  function setOpen(isOpen: boolean) {
    if (details.current) details.current.open = isOpen;
  }
  function onKeyDown(event: React.KeyboardEvent<HTMLDetailsElement>) {
    const menu = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!menu.open && event.key !== 'ArrowDown') return;
    setOpen(true);
    if (moveInMenu(event.key, [...menu.querySelectorAll('a')], typeAhead, event.timeStamp))
      event.preventDefault();
  }
  function onClick(event: React.MouseEvent<HTMLDetailsElement>) {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) return setOpen(false);
    // The pointer has opened it a moment ago: the press means "open", not "close again".
    if (wasHoverOpened.current && event.detail > 0) event.preventDefault();
    wasHoverOpened.current = false;
  }
  return (
    <Menu
      ref={details}
      name={group}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover().enter()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hover().leave()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
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
    background: ${theme.color.kraft};
  }
  > ul {
    position: absolute;
    z-index: ${theme.layer.menu};
    top: calc(100% + 0.4rem);
    left: 0;
    min-width: 15rem;
    padding: ${theme.space[2]};
    border: ${theme.length.lineBold} solid ${theme.color.rule};
    border-radius: ${theme.length.corner};
    background: ${theme.color.sheet};
    box-shadow: 6px 6px 0 ${theme.color.rule};
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
    background: ${theme.color.lamp};
    color: ${theme.color.print};
  }
`;

import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { moveInMenu, createTypeAhead } from './menu-keys.ts';

interface CompactMenuProps {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * Behind an element that stands around an open menu. Where `:has()` is unknown (Firefox before 121,
 * Chrome before 105) script marks that element.
 */
export const aroundOpenMenu = ':is(:has([data-compact-menu][open]),[data-menu-open])';

/**
 * The menu of small screens. A `details` element, so it opens without script; script keeps the
 * focus inside, closes on Escape and on choosing a link. The header around it grows over the page.
 */
export function CompactMenu({ openLabel, closeLabel, children }: CompactMenuProps) {
  const [typeAhead] = useState(createTypeAhead);

  function onKeyDown(event: React.KeyboardEvent<HTMLDetailsElement>) {
    const menu = event.currentTarget;
    if (!menu.open || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...menu.querySelectorAll('a')];
    if (event.key === 'Tab') return keepInside(event, [menu.querySelector('summary'), ...links]);
    if (moveInMenu(event.key, links, typeAhead, event.timeStamp)) event.preventDefault();
  }
  return (
    <Menu
      ref={coverPage}
      data-compact-menu=""
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a'))
          event.currentTarget.open = false;
      }}
    >
      <summary>
        <span>{openLabel}</span>
        <span>{closeLabel}</span>
      </summary>
      {children}
    </Menu>
  );
}

function keepInside(event: React.KeyboardEvent, stops: readonly (HTMLElement | null)[]) {
  const [first] = stops;
  const last = stops[stops.length - 1];
  const [leaving, entering] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

/** Everything outside the header, which an open menu covers. */
const covered = 'main, footer, aside, [data-bar]';

/**
 * Keeps the page out of reach while the menu over it is open, also when it was opened before
 * React had joined. The page is given back as soon as the menu is no longer shown: the window has
 * become wider (a turned tablet, another zoom), the page is printed, or comes out of the browser's
 * memory. Escape closes it wherever the focus is. For a `ref`.
 */
function coverPage(menu: HTMLDetailsElement): () => void {
  const undo = new AbortController();
  const { signal } = undo;
  const small = matchMedia(media.belowWide.replace('@media ', ''));
  const cover = (isCovered: boolean) => {
    document.querySelector('header')?.toggleAttribute('data-menu-open', isCovered);
    for (const part of document.querySelectorAll(covered)) {
      part.toggleAttribute('inert', isCovered);
      // Safari before 15.5 and Chrome before 102 know no inert: there the menu keeps the Tab key inside.
      if (!('inert' in part)) part.setAttribute('aria-hidden', String(isCovered));
    }
  };
  const close = () => {
    menu.open = false;
    cover(false);
  };
  const look = () => (small.matches ? cover(menu.open) : close());

  menu.addEventListener('toggle', look, { signal });
  small.addEventListener('change', look, { signal });
  addEventListener('beforeprint', close, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && close(), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      // One press of the key is for one thing.
      event.preventDefault();
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  look();
  return () => {
    undo.abort();
    cover(false);
  };
}

/** A bar that comes while the menu is open waits under it. */
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
    padding: 0.5rem 1rem;
    border: ${theme.length.lineBold} solid ${theme.color.rule};
    border-radius: ${theme.length.corner};
    font: 700 1.0625rem/1.15 ${theme.font.reading};
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    border-color: ${theme.color.print};
    background: ${theme.color.lamp};
    color: ${theme.color.print};
  }
  &[open] > summary > :first-child,
  &:not([open]) > summary > :last-child {
    display: none;
  }
`;

import { describeCurrent } from '#ui/button/page-link.tsx';
import { operateCompactMenu } from '#ui/menu/operate-compact-menu.ts';
import { operateDisclosureMenu } from '#ui/menu/operate-disclosure-menu.ts';

/** Gives header and footer, which stay as the build has drawn them, what they lack. Returns its undo. */
export function operateFrame(): () => void {
  const ended = new AbortController();
  for (const menu of find<HTMLDetailsElement>('[data-disclosure-menu]'))
    operateDisclosureMenu(menu, ended.signal);
  for (const menu of find<HTMLDetailsElement>('[data-compact-menu]'))
    operateCompactMenu(menu, ended.signal);
  const year = String(new Date().getUTCFullYear());
  for (const place of find('[data-year]')) if (place.textContent !== year) place.textContent = year;
  return () => ended.abort();
}

/** Says of each link around the page whether it leads to the page at this path. */
export function markShownPath(shown: string): void {
  for (const link of find<HTMLAnchorElement>('header a[href^="/"], footer a[href^="/"]')) {
    const current = describeCurrent(link.pathname, shown);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

function find<Found extends Element>(selector: string): Iterable<Found> {
  return document.querySelectorAll<Found>(selector);
}

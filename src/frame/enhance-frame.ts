import { describeCurrent } from '#ui/button/describe-current.ts';
import { enhanceCompactMenu } from '#ui/menu/enhance-compact-menu.ts';
import { enhanceDisclosureMenu } from '#ui/menu/enhance-disclosure-menu.ts';

/** Enhances header and footer, which stay when another document is shown. */
export function enhanceFrame(): void {
  for (const menu of find<HTMLDetailsElement>('[data-disclosure-menu]'))
    enhanceDisclosureMenu(menu);
  for (const menu of find<HTMLDetailsElement>('[data-compact-menu]')) enhanceCompactMenu(menu);
  const year = String(new Date().getUTCFullYear());
  for (const place of find('[data-year]')) if (place.textContent !== year) place.textContent = year;
}

/** Marks the links of header and footer that lead to the page at this path, or to the page it belongs to. */
export function markCurrentLinks(shown: string): void {
  for (const link of find<HTMLAnchorElement>('header a[href^="/"], footer a[href^="/"]')) {
    const current = describeCurrent(link.pathname, shown);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

function find<Found extends Element>(selector: string): Iterable<Found> {
  return document.querySelectorAll<Found>(selector);
}

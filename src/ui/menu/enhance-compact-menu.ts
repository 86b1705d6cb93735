import { media } from '#theme/media.ts';
import { createTypeAhead, moveInMenu } from './menu-keys.ts';

/** Elements outside the header, which an open menu covers. */
const covered = 'main, footer, aside, [data-bar]';

/**
 * Enhances the menu of small screens: it traps the focus, and closes on Escape, on a link, on
 * navigation, in a wider window, for printing and on return from the back-forward cache. The page
 * is inert while the menu is open, even if it was opened before this code was loaded.
 */
export function enhanceCompactMenu(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary');
  const typeAhead = createTypeAhead();
  const small = matchMedia(media.belowWide.replace('@media ', ''));

  const close = () => {
    menu.open = false;
    cover(false);
  };
  const update = () => (small.matches ? cover(menu.open) : close());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!menu.open || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...menu.querySelectorAll('a')];
    // WebKitGTK has no name for the key with Shift.
    if (event.key === 'Tab' || event.code === 'Tab') keepInside(event, [summary, ...links]);
    else if (moveInMenu(event.key, links, typeAhead, event.timeStamp)) event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    // Keeps the key from closing anything else.
    event.preventDefault();
    close();
    summary?.focus();
  };
  menu.addEventListener('toggle', update);
  menu.addEventListener('keydown', onKeyDown);
  menu.addEventListener('click', onClick);
  small.addEventListener('change', update);
  addEventListener('keydown', onEscape);
  addEventListener('popstate', close);
  addEventListener('beforeprint', close);
  addEventListener('pageshow', ({ persisted }) => persisted && close());
  update();
}

function keepInside(event: KeyboardEvent, stops: readonly (HTMLElement | null)[]): void {
  const [first] = stops;
  const last = stops[stops.length - 1];
  const [leaving, entering] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

function cover(isCovered: boolean): void {
  const header = document.querySelector('header');
  header?.toggleAttribute('data-menu-open', isCovered);
  // An open header scrolls, and keeps its position while the menu is closed.
  header?.scrollTo(0, 0);
  for (const part of document.querySelectorAll(covered)) {
    part.toggleAttribute('inert', isCovered);
    // Safari before 15.5 and Chrome before 102 lack `inert`: the menu keeps the Tab key inside there.
    if (!('inert' in part)) part.setAttribute('aria-hidden', String(isCovered));
  }
}

import { media } from '#theme/media.ts';

/** Everything outside the header, which an open menu covers. */
const covered = 'main, footer, aside, [data-bar]';

/**
 * Keeps the page out of reach while the menu over it is open, also when it was opened before
 * React had joined. The page is given back as soon as the menu is no longer shown: the window has
 * become wider (a turned tablet, another zoom), the page is printed, or comes out of the browser's
 * memory. Escape closes it wherever the focus is. For a `ref`.
 */
export function coverPage(menu: HTMLDetailsElement): () => void {
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

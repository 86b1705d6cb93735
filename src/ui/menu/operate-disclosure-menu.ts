import { createHoverIntent } from './hover-intent.ts';
import { createTypeAhead, moveInMenu } from './menu-keys.ts';

/**
 * What script adds to a disclosure menu: hovering, arrow keys, type-ahead, Escape, and closing when focus
 * or a press leaves. Ends with `signal`.
 */
export function operateDisclosureMenu(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const summary = menu.querySelector('summary');
  const typeAhead = createTypeAhead();
  let wasHoverOpened = false;
  const hoverIntent = createHoverIntent(
    () => {
      wasHoverOpened = !menu.open;
      menu.open = true;
    },
    () => {
      if (wasHoverOpened) menu.open = false;
    },
  );
  signal.addEventListener('abort', hoverIntent.cancel);

  const hover = (move: 'enter' | 'leave') => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hoverIntent[move]();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!menu.open && event.key !== 'ArrowDown') return;
    menu.open = true;
    if (moveInMenu(event.key, [...menu.querySelectorAll('a')], typeAhead, event.timeStamp))
      event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) {
      menu.open = false;
      return;
    }
    // The pointer has opened it a moment ago: the press means "open", not "close again".
    if (wasHoverOpened && event.detail > 0) event.preventDefault();
    wasHoverOpened = false;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) menu.open = false;
  };
  // The pointer may have opened it while the focus is somewhere else.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.preventDefault();
    if (menu.contains(document.activeElement)) summary?.focus();
    menu.open = false;
    wasHoverOpened = false;
  };
  menu.addEventListener('pointerenter', hover('enter'), { signal });
  menu.addEventListener('pointerleave', hover('leave'), { signal });
  menu.addEventListener('keydown', onKeyDown, { signal });
  menu.addEventListener('click', onClick, { signal });
  menu.addEventListener('focusout', onFocusOut, { signal });
  addEventListener('keydown', onEscape, { signal });
}

import { createTypeAhead, moveInMenu } from './menu-keys.ts';

/** Enhances a disclosure menu: hovering, arrow keys, type-ahead, Escape, and closing when the focus leaves. */
export function enhanceDisclosureMenu(menu: HTMLDetailsElement): void {
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
    hoverIntent.cancel();
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) {
      menu.open = false;
      return;
    }
    // Hovering has just opened the menu, so the press does not close it again.
    if (wasHoverOpened && menu.open && event.detail > 0) event.preventDefault();
    wasHoverOpened = false;
  };
  const closeUnlessInside = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  // In Safari a pressed link gets no focus: nothing receives it, and the menu must stay for the click.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => closeUnlessInside(relatedTarget);
  // Hovering may have opened the menu while the focus is elsewhere.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.preventDefault();
    if (menu.contains(document.activeElement)) summary?.focus();
    menu.open = false;
    wasHoverOpened = false;
  };
  menu.addEventListener('pointerenter', hover('enter'));
  menu.addEventListener('pointerleave', hover('leave'));
  menu.addEventListener('keydown', onKeyDown);
  menu.addEventListener('click', onClick);
  menu.addEventListener('focusout', onFocusOut);
  addEventListener('keydown', onEscape);
  addEventListener('pointerdown', ({ target }) => closeUnlessInside(target));
  addEventListener('popstate', () => (menu.open = false));
}

/** Milliseconds of hovering that open a submenu (specification, section 9). */
const submenuOpenDelayMs = 100;
/** Milliseconds that it stays open after the pointer has left (specification, section 9). */
const pointerGraceMs = 300;

interface HoverIntent {
  enter(): void;
  leave(): void;
  /** Cancels pending timers. */
  cancel(): void;
}

function createHoverIntent(open: () => void, close: () => void): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  return {
    enter: () => later(open, submenuOpenDelayMs),
    leave: () => later(close, pointerGraceMs),
    cancel: () => clearTimeout(timer),
  };
}

import { findPanelWrapper } from '#platform/page/find-panel-wrapper.ts';
import { changeAddress } from '#platform/page/change-address.ts';

/**
 * Puts the id of a panel of tabs or an accordion into the fragment when the panel opens, and has
 * `src/boot/controls.ts` open the panel that an address leads into.
 */
export function startPanelAddresses(): void {
  addEventListener('click', ({ target }) =>
    noteChange(target, '[role=tab],[data-accordion] button'),
  );
  // The tabs prevent a key that selects one of them.
  addEventListener('keydown', ({ defaultPrevented }) => {
    if (defaultPrevented) noteChange(document.activeElement, '[role=tab]');
  });
  addEventListener('hashchange', goToTarget);
  addEventListener('page-shown', goToTarget);
  goToTarget();
}

function noteChange(target: EventTarget | null, controls: string): void {
  const control = target instanceof Element && target.closest(controls);
  if (!control || !findPanelWrapper(control)) return;
  const isOpen = control.matches('[aria-selected=true],[aria-expanded=true]');
  const hash = isOpen ? `#${control.getAttribute('aria-controls')}` : '';
  // On Back the address is right, and the router is restoring the scroll position.
  const { search } = location;
  if (hash !== location.hash) changeAddress({ search, hash, isReplaced: true });
}

/** Shows what the address names, even in a closed panel or with punctuation copied along. */
function goToTarget(): void {
  const id = location.hash.slice(1);
  const target = document.getElementById(id) ?? document.getElementById(id.replace(/\W+$/, ''));
  if (!target || (target.id === id && !target.closest('[data-closed]'))) return;
  // Open the panel as the browser's find-in-page does, with its event.
  target.closest('[data-closed]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  target.scrollIntoView();
}

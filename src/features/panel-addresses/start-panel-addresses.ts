/**
 * Gives the panels of tabs and accordions an address, `#` and their id, which is the page's while they were
 * the last to be opened, and has addresses open the panel that they lead into. `src/boot/controls.ts` opens
 * and closes the panels.
 */
export function startPanelAddresses(): void {
  addEventListener('click', ({ target }) =>
    noteChange(target, '[role=tab],[data-accordion] button'),
  );
  addEventListener('keydown', () => noteChange(document.activeElement, '[role=tab]'));
  addEventListener('hashchange', goToTarget);
  addEventListener('page-shown', goToTarget);
  goToTarget();
}

function noteChange(target: EventTarget | null, controls: string): void {
  const control = target instanceof Element && target.closest(controls);
  if (!control) return;
  const isOpen = control.matches('[aria-selected=true],[aria-expanded=true]');
  const hash = isOpen ? `#${control.getAttribute('aria-controls')}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Shows what the address names, also in a closed panel, and with punctuation that was copied along. */
function goToTarget(): void {
  const id = location.hash.slice(1);
  const target = document.getElementById(id) ?? document.getElementById(id.replace(/\W+$/, ''));
  if (!target || (target.id === id && !target.closest('[data-closed]'))) return;
  // The event of the browser's own search, which opens a panel.
  target.closest('[data-closed]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  target.scrollIntoView();
}

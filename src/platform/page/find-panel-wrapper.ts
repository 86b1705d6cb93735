/**
 * Returns the element around the panel that a tab, an accordion's header or a Spanish sign opens
 * (`ui/layout/panel-wrapper.tsx`); null for the controls of other software.
 */
export function findPanelWrapper(control: Element): Element | null {
  const id = CSS.escape(String(control.getAttribute('aria-controls')));
  return document.querySelector(`[data-panel='${id}']`);
}

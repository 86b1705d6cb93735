/** Moves the focus to the content of the page, where the focused element disappears. */
export function focusMain(): void {
  const main = document.querySelector('main');
  // Screen readers announce the label of the focused element.
  main?.setAttribute('aria-label', document.title);
  main?.focus({ preventScroll: true });
}

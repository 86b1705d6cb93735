/** Moves the focus to the content of the page, where the focused element disappears. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

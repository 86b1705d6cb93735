/**
 * Makes the screen as it was before the last visitor. Whoever has begun to type, or is somewhere
 * else on the page, is left in peace; the toast is not theirs.
 */
export function wipeScreen(field: HTMLInputElement | null): void {
  import('#ui/toast/clear-toasts.ts').then(
    ({ clearToasts }) => clearToasts(),
    // Without that code there is no toast.
    () => undefined,
  );
  if (!field || field.value !== '' || isElsewhere(field.form)) return;
  scrollTo({ top: 0, behavior: 'instant' });
  field.focus({ preventScroll: true });
}

function isElsewhere(form: HTMLFormElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !form?.contains(activeElement);
}

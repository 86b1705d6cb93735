interface CopyOutcome {
  readonly status: 'copied' | 'refused';
}

/** Puts a text on the clipboard; where the modern way is refused or missing, by a hidden field. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { status: 'copied' };
  } catch {
    // No permission, no secure context or an old browser: the old way may still be allowed.
    return { status: copyByField(text) ? 'copied' : 'refused' };
  }
}

function copyByField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

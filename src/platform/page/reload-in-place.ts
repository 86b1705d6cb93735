const name = 'place';

/** Loads the page anew; `restorePlace` then finds where its visitor was. */
export function reloadInPlace(): void {
  try {
    sessionStorage.setItem(name, `${scrollY} ${location.href}`);
  } catch {
    // Without a memory the browser's own is left.
  }
  location.reload();
}

/** A browser may go to the address's fragment instead of to where the visitor was. */
export function restorePlace(): void {
  try {
    const [, top = '', href] = /^(\S+) (.+)$/.exec(sessionStorage.getItem(name) ?? '') ?? [];
    sessionStorage.removeItem(name);
    if (href === location.href) scrollTo({ top: Number(top), behavior: 'instant' });
  } catch {
    // Nothing was kept.
  }
}

/** Numbers of copies begin with one, and are kept. */
const fields =
  'input:not([type=hidden],[type=checkbox],[type=radio],[type=submit],[type=button],[inputmode=numeric]),textarea';

/** Whether a field of this page holds words; every field of this site begins empty. */
export function holdsTypedText(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return [...typed].some(({ value }) => value.trim() !== '');
}

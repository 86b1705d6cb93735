import { readText, writeText } from '../stored-text.ts';

const name = 'place';

/** Reloads the page; `restorePlace` then restores the scroll position. */
export function reloadInPlace(): void {
  // Where nothing is stored, the browser restores the position by itself.
  writeText('sessionStorage', name, `${scrollY} ${location.href}`);
  location.reload();
}

/** Restores the scroll position, because a browser may go to the fragment instead. */
export function restorePlace(): void {
  const [top, href] = (readText('sessionStorage', name) ?? '').split(' ');
  writeText('sessionStorage', name, undefined);
  if (href === location.href) scrollTo({ top: Number(top), behavior: 'instant' });
}

/**
 * Matches text fields, except numbers of copies, which start with a value and are stored anyway, and
 * searches, whose words are in the address.
 */
const fields =
  'input:not([type=hidden],[type=checkbox],[type=radio],[type=submit],[type=button],[type=search],[inputmode=numeric]),textarea';

/** Returns true if a field of this page holds text; all these fields start empty. */
export function holdsTypedText(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return [...typed].some(({ value }) => value.trim() !== '');
}

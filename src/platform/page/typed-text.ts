/** Numbers of copies begin with one, and are kept. */
const fields =
  'input:not([type=hidden],[type=checkbox],[type=radio],[type=submit],[type=button],[inputmode=numeric]),textarea';

/** Whether a field of this page holds words; every field of this site begins empty. */
export function holdsTypedText(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  return [...typed].some(({ value }) => value.trim() !== '');
}

/** Characters that follow an address in a sentence or are copied along with it. */
const closing = '.,;:!)]}>"\'’”»…/ \t\u00a0\u200b\u200e\u200f\u2060\ufeff';

/**
 * Returns the address that a damaged path most likely stood for, or undefined when the path is not
 * damaged. Known damage is `%23` or `%3F` where a mail filter has encoded `#` or `?`, closing punctuation
 * behind a copied link, and doubled slashes; a slash at the end alone is not. The caller has to check that
 * there is anything at the returned address.
 *
 * @param pathname as in a URL: percent-encoded, without query and fragment
 */
export function repairedPath(pathname: string): string | undefined {
  const path = decode(pathname);
  if (!path.startsWith('/')) return undefined;
  const [, head = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const meant = trimEnd(head.replace(/\/{2,}/g, '/'), closing) || '/';
  if (tail === '' && meant === (trimEnd(head, '/') || '/')) return undefined;
  const rest = trimEnd(tail, closing);
  return encodeURI(rest.length > 1 ? meant + rest : meant);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A broken percent-encoding does not say what was meant.
    return '';
  }
}

function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

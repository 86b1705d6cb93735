/** What stands behind an address in a sentence, or comes along when it is copied. */
const closing = '.,;:!)]}>"\'’”»…/ \t\u00a0\u200b\u200e\u200f\u2060\ufeff';

/**
 * Returns the address that was meant by a path at which there is nothing, or undefined when the path
 * holds none of the known damage: `%23` or `%3F` where a mail filter has encoded `#` or `?`, closing
 * punctuation behind a copied link, and doubled slashes. A slash at the end alone is not damage. Whether
 * there is anything at the returned address the caller has to know.
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
    // A broken percent sign: nobody knows what was meant.
    return '';
  }
}

function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

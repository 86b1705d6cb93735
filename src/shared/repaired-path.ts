/** Characters that follow an address in a sentence or are copied along with it. */
const closing = '.,;:!)]}>"\'’”»…/ \t\u00a0\u200b\u200e\u200f\u2060\ufeff';

/**
 * Returns the address that a damaged path most likely stood for, or undefined when the path is not
 * damaged. Mail programs, messengers and people encode an address twice, break or capitalise it,
 * replace its hyphens, lose or encode its `#` or `?`, and copy the text around it. The caller has
 * to check that something is at the returned address.
 *
 * @param pathname as in a URL: percent-encoded, without query and fragment
 */
export function repairedPath(pathname: string): string | undefined {
  const path = decode(pathname);
  const [, head = '', mark = '', rest = ''] =
    /^(\/.*?)(?:([?#＃？]|&(?:(?:amp|num|#35|#x23);)?)(.*))?$/s.exec(path) ?? [];
  if (head === '') return undefined;
  // A list or a filter whose `#` or `?` was lost.
  const [, plain = '', lost = ''] =
    /^(.*?)\/?((?:list|category)=.*)?$/s.exec(plainText(head)) ?? [];
  const tail = trimEnd(lost || rest, closing);
  const meant = pathIn(plain);
  if (meant === undefined) return undefined;
  if (tail === '' && meant === (trimEnd(pathname, '/') || '/')) return undefined;
  const isFragment = tail.startsWith('list=') || /[#＃]|num/.test(mark);
  return encodeURI(tail === '' ? meant : `${meant}${isFragment ? '#' : '?'}${tail}`);
}

/** Decodes what up to three programs in a row have encoded; empty where that is not possible. */
function decode(pathname: string): string {
  let text = '';
  try {
    text = decodeURIComponent(pathname);
    for (let more = 2; more > 0 && text.includes('%'); more -= 1) text = decodeURIComponent(text);
  } catch {
    // The percent-encoding is broken; after a first decoding, the sign may be meant literally.
  }
  return text;
}

/** Undoes changes that programs make to an address; ours have only lower-case ASCII letters. */
function plainText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // A reply quotes each line with `>`.
      .replace(/[\r\n] *>[> ]*/g, '')
      // Drop words after the address; a space elsewhere was inserted into it.
      .replace(/([\p{L}\p{N}])[ \t](?!\/|list=|category=).*/su, '$1')
      .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/[\p{Pd}−_]/gu, '-')
      .replace(/\\/g, '/')
  );
}

/** Returns the path in a text, without an origin before it and words after it. */
function pathIn(text: string): string | undefined {
  const path = text
    // A line that quoted-printable mail has broken ends in an equals sign.
    .replace(/=/g, '')
    .replace(/^\/+(?:[^\p{L}\p{N}_./]+\/*)?(?:(?:[a-z]+:)?https?:\/+[^/]+|www\.[^/]+)?/u, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/^\/stor(?:ies|y)[/:]?(?=\d)/, '/stories/');
  const [address = ''] = /^[\w./~-]*/.exec(path) ?? [];
  // No mail program adds a null character or a dot segment.
  if (text.includes('\0') || /\/\.\.?\/./.test(path)) return undefined;
  const meant = trimEnd(address, './~_-').replace(/(?:\/index)?\.html?$/, '') || '/';
  // A text in brackets or in another script contains no address.
  return meant === '/' && /[\p{L}\p{N}]/u.test(path) ? undefined : meant;
}

function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

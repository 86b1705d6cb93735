import { mayContainAddress } from './find-words.ts';
import type { TextSegment } from './text-segments.ts';

/**
 * Characters that end an address: spaces, long dashes, quotation marks and the punctuation of scripts
 * without spaces. A path may contain other punctuation, a host may not.
 */
const outside = String.raw`\s—―<>"“”„«»「」『』（）《》。、，；：！？`;
const host = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}.:@%_\\-]*`;
const web = String.raw`(?:https?://|(?<![\p{L}\p{N}@/._-])www\.)${host}(?:[/?#][^${outside}]*)?`;
const mail = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}`;
const address = new RegExp(`${web}|${mail}`, 'giu');

/**
 * Splits a text of one or more lines at its web and e-mail addresses. Punctuation after an address stays
 * text, and so does a bracket that was opened before it (decision 19).
 */
export function textSegments(source: string): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  const matches = mayContainAddress.test(source) ? source.matchAll(address) : [];
  for (const { 0: match, index } of matches) {
    const text = withoutClosing(match);
    const href = hrefOf(text);
    if (href === undefined) continue;
    if (index > from) segments.push({ kind: 'text', text: source.slice(from, index) });
    segments.push({ kind: 'link', text, href });
    from = index + text.length;
  }
  if (from < source.length) segments.push({ kind: 'text', text: source.slice(from) });
  return segments;
}

/** Matches punctuation of any script and an English possessive after an address, also after its path. */
const closing = /(?:(?![#%&/@\\])[\p{Po}’–`]|’s)$/u;
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function withoutClosing(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const text = address.slice(0, end);
    const last = text.charAt(end - 1);
    const opening = brackets[last];
    const isUnopened =
      opening !== undefined && text.split(last).length > text.split(opening).length;
    if (!isUnopened && !closing.test(text.slice(-2))) return text;
  }
  return '';
}

/** Returns the `href` of an address; undefined if it is invalid. */
export function hrefOf(text: string): string | undefined {
  if (!/^(?:https?:\/\/|www\.)/i.test(text))
    return text.includes('@') ? `mailto:${text}` : undefined;
  const whole = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(whole) || !/^(?:https?:\/\/|www\.[^/]+\.)\p{L}|^https?:\/\/\p{N}/iu.test(text))
    return undefined;
  const { href } = new URL(whole);
  const [origin = '', path = ''] = splitPath(href);
  // Browsers accept these characters and a lone percent sign, e-readers do not.
  const safe = path.replace(/[|^[\]{}`\\]|%(?![\da-f]{2})/gi, encodeURIComponent);
  return origin + (safe === '/' && !whole.endsWith('/') ? '' : safe);
}

function splitPath(href: string): readonly string[] {
  const at = href.indexOf('/', href.indexOf('//') + 2);
  return [href.slice(0, at), href.slice(at)];
}

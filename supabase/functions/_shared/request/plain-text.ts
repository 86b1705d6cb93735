const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const blockEnd = /<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\b[^<>]*>/gi;

/**
 * Returns the plain text of HTML, which must be escaped again before it is used in HTML. Line breaks in
 * the source are formatting and are dropped. Blanks and `<br>` are kept, because the page escapes what a
 * visitor typed and turns its line breaks into `<br>`.
 */
export function htmlToText(html: string): string {
  return (
    joinLines(html)
      .replace(blockEnd, '\n')
      // A tag ends at the next bracket of either kind, so that no text makes this slow.
      .replace(/<[/!]?[a-z-][^<>]*>/gi, '')
      .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode)
      .replace(/^\n+|\n+$/g, '')
  );
}

/** Joins the lines of HTML with a blank, or with nothing next to a tag. */
function joinLines(html: string): string {
  const [first = '', ...lines] = html.split(/\r\n?|\n/);
  return lines.reduce((before, line) => {
    const [left, right] = [before.trimEnd(), line.trimStart()];
    return left.endsWith('>') || right.startsWith('<') || right === ''
      ? left + right
      : `${left} ${right}`;
  }, first);
}

function decode(entity: string, inside: string): string {
  if (!inside.startsWith('#')) return named[inside.toLowerCase()] ?? entity;
  const hex = inside[1] === 'x' || inside[1] === 'X';
  const code = Number.parseInt(inside.slice(hex ? 2 : 1), hex ? 16 : 10);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : '\ufffd';
}

const controls = /[^\P{Cc}\n\t]/gu;
/** Direction marks, and the byte order mark, which decoders drop. */
const invisibleMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Returns text that is safe to store and to display: without control characters except line feed and
 * tab, without direction marks and lone surrogates, and with at most `longest` code units.
 */
export function displayText(text: string, longest: number): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .replace(invisibleMarks, '')
    .normalize('NFC')
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of a piece of HTML, its line breaks kept. The result is text and must be escaped anew. */
export function htmlToText(html: string): string {
  return (
    html
      .replace(/\s+/g, ' ')
      .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\b[^<>]*>/gi, '\n')
      // A tag ends at the next bracket of either kind, so that no text makes this slow.
      .replace(/<[/!]?[a-z-][^<>]*>/gi, '')
      .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode)
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

function decode(entity: string, inside: string): string {
  if (!inside.startsWith('#')) return named[inside.toLowerCase()] ?? entity;
  const hex = inside[1] === 'x' || inside[1] === 'X';
  const code = Number.parseInt(inside.slice(hex ? 2 : 1), hex ? 16 : 10);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : '\ufffd';
}

const controls = /[^\P{Cc}\n\t]/gu;
/** Marks of the reading direction, and the byte order mark, which decoders drop. */
const invisibleMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Text that is safe to store and to look at: no control characters except line feed and tab,
 * nothing that turns the reading direction of what stands beside it, no half characters, at most `longest`
 * code units.
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

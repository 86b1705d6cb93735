const pieces = [
  '<',
  '>',
  '"',
  "'",
  '`',
  '&',
  '&lt;',
  '&#60;',
  '&#x3c;',
  '&amp;lt;',
  '<br>',
  '<script>',
  '</p>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  'javascript:',
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\t',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ud800',
  '\udc00',
  '😀',
  'é',
  'e\u0301',
  '\uff1c',
  '\uff20',
  '@',
  'a@b.co',
  ',',
  ';',
  ':',
  ' ',
  '  ',
  '(',
  ')',
  '[',
  ']',
  '\\',
  '.',
  '..',
  'Bcc: x@y.zz',
  '=?utf-8?q?=3Cscript=3E?=',
  'abc',
  'Z',
  '0',
  '-',
  '%0d%0a',
  '{{x}}',
  '${x}',
];

/** Creates hostile text, which is the same for the same seed. */
export function createRandomText(seed: number): () => string {
  let state = seed;
  function next(below: number): number {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }
  return () => Array.from({ length: next(12) }, () => pieces[next(pieces.length)] ?? '').join('');
}

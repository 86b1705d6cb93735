/** Texts that would harm a mail if one of its programs decoded them, or took them for its own. */
export const hostileTexts = [
  String.raw`<img/src=x/onerror=alert(1)> <script> </p> <br> <!-- --> javascript: ${'`'} $\{x} {{x}} "'`,
  '&lt; &#60; &#x3c; &amp;lt; & < > \uff1c \uff20 \\ %0d%0a',
  '=?utf-8?q?=3Cscript=3E?= =?utf-8?Q?a=0D=0ABcc:_e@z.example?= ?= =?',
  'a@b.co , ; : ( ) [ ] . .. Bcc:x@y.zz  RCPT TO:<x@y.zz>',
  'é e\u0301 😀 \ud800 \udc00 \ufeff \u202e \u2066 \t  two  blanks ',
  '\r\n.\r\nBcc: x@y.zz\r\n\n\r\0\u0085\u2028\u2029',
];

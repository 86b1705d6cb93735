import { escapeText } from '../pages/escape-text.ts';

/** One XHTML file of a book. */
export function page(title: string, body: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>',
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en-GB" lang="en-GB">',
    `<head><meta charset="UTF-8"/><title>${escapeText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>`,
    `<body>${body.join('')}</body></html>`,
  ].join('');
}

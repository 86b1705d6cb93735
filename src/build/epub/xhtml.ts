/** One XHTML file of a book. */
export function page(title: string, body: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>',
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en-GB" lang="en-GB">',
    `<head><meta charset="UTF-8"/><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>`,
    `<body>${body.join('')}</body></html>`,
  ].join('');
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

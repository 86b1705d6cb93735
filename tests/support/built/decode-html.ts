import { readFileSync } from 'node:fs';

/** Decodes the character references that the build writes. */
export function decodeHtml(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Returns the built document of a path, decoded and without React's comments between texts. */
export function readDocument(path: string): string {
  const file = path === '/' ? '/index' : path;
  return decodeHtml(readFileSync(`dist${file}.html`, 'utf8').replaceAll('<!-- -->', ''));
}

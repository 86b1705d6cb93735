import { isFilePath } from './host-rules.ts';

/** The content types that every host must send for the site's files, by file ending. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  epub: 'application/epub+zip',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** Returns the content type of a file by its ending. */
export function mediaType(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

/** Returns the content type of a canonical path, which for a page has no ending. */
export function mediaTypeOfPath(path: string): string {
  return mediaType(isFilePath(path) ? path : '.html');
}

export const typeEntries: readonly (readonly [ending: string, type: string])[] =
  Object.entries(types);

/** Returns a content type without its charset. */
export function bareType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** Returns whether files of a type are text and worth compressing. */
export function isTextType(type: string): boolean {
  return hasCharset(type) || type === 'image/svg+xml';
}

/** Returns whether a type is sent with a charset. An SVG declares its encoding itself. */
export function hasCharset(type: string): boolean {
  return type.includes('charset=');
}

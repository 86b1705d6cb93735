import { isFilePath } from './host-rules.ts';

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
};

/** Returns the content type of a file by its ending. */
export function mediaType(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

/** Returns the content type of a canonical path, which for a page has no ending. */
export function mediaTypeOfPath(path: string): string {
  return mediaType(isFilePath(path) ? path : '.html');
}

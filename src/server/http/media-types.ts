import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.epub': 'application/epub+zip',
  '.pdf': 'application/pdf',
};

/** Content type by the file's ending. */
export function mediaType(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compressing it is worth the work. */
export function isText(type: string): boolean {
  return type.includes('charset=') || type === 'image/svg+xml';
}

/** The media types that every host must send for the site's files, by file ending. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
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

export const mediaTypeEntries: readonly (readonly [ending: string, type: string])[] =
  Object.entries(mediaTypes);

/** Returns the media type of a file by its ending, without a charset. */
export function mediaType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return mediaTypes[ending] ?? 'application/octet-stream';
}

/** Returns whether files of a type are text and worth compressing. */
export function isTextType(type: string): boolean {
  return hasCharset(type) || type === 'image/svg+xml';
}

/** Returns whether a type is sent with `charset=utf-8`. An SVG declares its encoding itself. */
export function hasCharset(type: string): boolean {
  return /^text\/|\/(?:json|xml|manifest\+json)$/.test(type);
}

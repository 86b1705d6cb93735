import { expect, it } from 'vitest';
import { mediaType, mediaTypeOfPath } from '#hosting/media-type.ts';

it.each([
  ['stories/7.html', 'text/html; charset=utf-8'],
  ['assets/site-a1.JS', 'text/javascript; charset=utf-8'],
  ['epub/stories.epub', 'application/epub+zip'],
  ['a.unheard', 'application/octet-stream'],
  ['LICENCE', 'application/octet-stream'],
])('of the file %s is %s', (file, type) => expect(mediaType(file)).toBe(type));

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/stories/7', 'text/html; charset=utf-8'],
  ['/stories/7.5', 'text/html; charset=utf-8'],
  ['/art/cup.svg', 'image/svg+xml'],
])('of the path %s is %s', (path, type) => expect(mediaTypeOfPath(path)).toBe(type));

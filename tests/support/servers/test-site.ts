import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublicConfig } from '#shared/public-config.ts';

export const testConfig: PublicConfig = {
  siteUrl: 'https://site.example',
  functionsUrl: '/functions/v1',
  functionsKey: null,
  mailTo: 'contact@placeholder.invalid',
  build: 'test',
  isLaunched: false,
  provider: {
    account: 'provider.example',
    u: '0'.repeat(25),
    id: '0'.repeat(10),
    tag: '0',
    scripts: [],
  },
};

/** A made-up site, with which the server's tests need no real build. */
export const testSite: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title>',
  'stories.html': '<!doctype html><title>Stories</title>',
  'stories/7.html': '<!doctype html><title>Story 7</title>',
  'stories/404.html': '<!doctype html><title>Story not found</title>',
  'sign-up.html': '<!doctype html><title>Sign up</title>',
  'fallback.html': '<!doctype html><title>Fallback</title>',
  '404.html': '<!doctype html><title>Oops! Page not found</title>',
  '404/partners.html': '<!doctype html><title>No partners yet</title>',
  'sw.js': '// worker',
  _headers: '/*\n  x: y\n',
  '.secret': 'secret',
  'assets/_-0123abcd.js': `// ${'chunk '.repeat(500)}`,
  'assets/site-0123abcd.css': `a{color:#000}${' '.repeat(2000)}`,
  'assets/pack-pages-0123abcd.json': '{"texts":[],"files":{}}',
  'assets/fonts/reading-0123abcd.woff2': 'font',
  'art/cover.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(2000)}</svg>`,
  // Too large for the buffers of one connection to hold many times.
  'art/large.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(400_000)}</svg>`,
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *\n',
  'feed.xml': '<feed/>',
  'epub/stories.epub': 'book',
  'take/stories.html': '<!doctype html><title>Stories</title>',
  'take/site.zip': 'site',
  'art/photo.avif': 'photo',
};

/**
 * Returns the names of the made-up site's public files, with this many more stories and their files.
 */
export function siteFiles(stories: number): readonly string[] {
  const numbers = Array.from({ length: stories }, (_, n) => n + 1_001);
  return [
    ...Object.keys(testSite).filter((name) => !/^[_.]/.test(name)),
    ...numbers.flatMap((n) => [
      `stories/${n}.html`,
      `art/story-${n}.webp`,
      `epub/story-${n}.epub`,
      `share/story-${n}.png`,
    ]),
  ];
}

export async function writeTestSite(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(testSite)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

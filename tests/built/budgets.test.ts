import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pages } from '#content/page/pages.ts';
import { newestKept } from '#shared/story-keeping.ts';
import { isStoryListFile } from '#build/files/story-files.ts';
import { siteAddress } from '#hosting/host-rules.ts';
import { builtPapers, sampledPages, sampledPapers } from '../support/built/built-pages.ts';
import { isSpecified, sourceBytes, specifiedIds, stories } from '../support/content/stories.ts';
import {
  islandStylesAddress,
  routerModule,
  runtimeModules,
  withImports,
} from '../support/built/built-code.ts';
import {
  listedFiles,
  keptPaths,
  workerCode,
  writtenList,
} from '../support/built/precached-files.ts';

/** Number of stories beyond the specified six that a device keeps unasked, and that lists begin with. */
const added = Math.min(stories.length, newestKept) - specifiedIds.length;
const addedBytes = sourceBytes(stories.slice(0, newestKept).filter(({ id }) => !isSpecified(id)));

const kept = keptPaths();
const keptPapers = builtPapers.filter(({ path }) => kept.has(path)).length;

/** Number of pages beyond those for which the limits were set. */
const addedPages = Object.keys(pages).length - 19;

/** Limits in bytes; scripts, styles and pages are measured as Brotli of the highest quality. */
const budgets = {
  /** Scripts that every document loads, without those of its islands and enhancements. */
  runtime: 14_000,
  /** The router, which a visitor's first event loads. */
  router: 22_000 + addedPages * 60,
  // Boot repairs addresses, and chooses a story's text and languages before the first paint.
  boot: 2_500,
  page: 14_200 + added * 400,
  /** The page of a story holds two texts, each in two languages, and both on its class sheet. */
  story: 17_900 + added * 400,
  /** The largest paper, `everything`, holds both texts of a story on each of five papers. */
  paper: 5_700,
  /** A board contains its own inline script, which a pack stores only once. */
  board: 6_950,
  /** `storyStyles` includes those of a reader's choices, which apply before the first paint. */
  pageStyles: 5_210,
  storyStyles: 7_100,
  islandStyles: 5_210,
  // The worker checks hashes, writes headers and says why an installation failed.
  worker: 19_700 + addedPages * 200 + listedFiles().length * 40,
  fonts: 64_000,
  /** The font file of a typeface that a reader may choose; a device stores it only then. */
  letters: 25_000,
  picture: 14_000,
  /** The photo of a story: 960 by 640. */
  photo: 150_000,
  pagePictures: 36_000,
  earlyPictures: 10_000,
  /**
   * Includes the order, the reading tools, and metadata for chat windows and search engines, but not photos and
   * the lists of all stories.
   */
  kept: 2_403_500 + added * 90_000 + addedBytes * 10 + addedPages * 90_000 + keptPapers * 11_000,
  /** A number of files, including the papers and their stylesheet. */
  keptFiles: 148 + added * 3 + addedPages * 6 + keptPapers + 1,
} as const;

describe.each(sampledPages)('$path', ({ path, html }) => {
  const isStory = /^\/(stories\/|fallback-story)/.test(path);
  it(`loads at most ${budgets.runtime} bytes of script before it has parts that need more`, () => {
    const total = withImports(runtimeModules(html)).reduce(
      (sum, file) => sum + compressedFile(file),
      0,
    );
    expect(total).toBeLessThanOrEqual(budgets.runtime);
  });

  it(`loads at most ${budgets.router} bytes to change pages`, () => {
    const runtime = withImports(runtimeModules(html));
    const added = withImports([routerModule(html)]).filter((file) => !runtime.includes(file));
    expect(added.reduce((sum, file) => sum + compressedFile(file), 0)).toBeLessThanOrEqual(
      budgets.router,
    );
  });

  it(`boots with at most ${budgets.boot} bytes of inline script`, () => {
    const [, script = ''] = /<script data-[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(script).not.toBe('');
    expect(compressed(script)).toBeLessThanOrEqual(budgets.boot);
  });

  const mostStyles = isStory ? budgets.storyStyles : budgets.pageStyles;
  const most = isStory ? budgets.story : budgets.page;
  it(`is at most ${most} bytes, ${mostStyles} of them styles`, () => {
    expect(compressed(html)).toBeLessThanOrEqual(most);
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
    expect(compressed(styles.join(''))).toBeLessThanOrEqual(mostStyles);
  });

  it('has the styles of a reader’s choices where there is a story to read, and only there', () => {
    const hasStory = html.includes(' data-story-text=');
    expect(html.includes('[data-reading-paper]')).toBe(hasStory);
    expect(html.includes('font-family:letters-')).toBe(hasStory);
  });

  const shown = picturesOf(html);

  it(`shows at most ${budgets.pagePictures} bytes of drawings`, () => {
    expect(pictureBytes(shown)).toBeLessThanOrEqual(budgets.pagePictures);
  });

  // The print guide's covers have to be there when the print dialog opens.
  const early = path === '/mackin-buying-guide-pdf' ? budgets.pagePictures : budgets.earlyPictures;
  it(`fetches at most ${early} bytes of them before anybody scrolls`, () => {
    const atOnce = shown.filter(({ tag }) => !tag.includes('loading="lazy"'));
    expect(pictureBytes(atOnce)).toBeLessThanOrEqual(early);
  });

  it('gives every picture its size, so that none moves the page', () => {
    for (const { tag } of shown) expect(tag).toMatch(/ width="\d+" height="\d+"/);
  });

  it('fetches two faces', () => {
    expect(html.match(/<link rel="preload" as="font"/g)).toHaveLength(2);
  });
});

it.each(sampledPapers)('$path is a small document', ({ path, html }) => {
  const most = path.endsWith('/board') ? budgets.board : budgets.paper;
  expect(compressed(html)).toBeLessThanOrEqual(most);
});

describe('the site', () => {
  it('has a compressed form of every script, of the stylesheets and of the packs', () => {
    const texts = readdirSync('dist/assets').filter((name) => /\.(js|css|json)$/.test(name));
    expect(texts.filter((name) => name.endsWith('.css'))).toHaveLength(2);
    expect(texts.length).toBeGreaterThan(20);
    // `toEqual` compares large buffers slowly.
    for (const name of texts)
      expect(
        read(`/assets/${name}`).equals(brotliDecompressSync(read(`/assets/${name}.br`))),
        name,
      ).toBe(true);
  });

  it(`has a stylesheet of islands of at most ${budgets.islandStyles} bytes`, () => {
    expect(compressed(read(islandStylesAddress()))).toBeLessThanOrEqual(budgets.islandStyles);
  });

  it(`has a worker of at most ${budgets.worker} bytes, its list included`, () => {
    const bytes = compressed(read('/sw.js')) + compressed(read(workerCode()));
    expect(bytes).toBeLessThanOrEqual(budgets.worker);
  });

  it(`has at most ${budgets.fonts} bytes of fonts`, () => {
    const fonts = filesBelow('dist/assets/fonts').filter((file) => file.endsWith('.woff2'));
    // The third is the bold face with which Firefox prints.
    expect(fonts).toHaveLength(3);
    expect(sizeOf(fonts)).toBeLessThanOrEqual(budgets.fonts);
  });

  it(`has other letters of at most ${budgets.letters} bytes each, which the worker does not list`, () => {
    const letters = filesBelow('dist/assets/letters').filter((file) => file.endsWith('.woff2'));
    expect(letters.length).toBeGreaterThan(0);
    for (const file of letters) {
      expect(statSync(file).size, file).toBeLessThanOrEqual(budgets.letters);
      expect(writtenList()).not.toContain(file.slice('dist'.length));
    }
  });

  it(`has no drawing above ${budgets.picture} bytes and no photo above ${budgets.photo}`, () => {
    for (const picture of filesBelow('dist/art')) {
      const most = isPhoto(picture) ? budgets.photo : budgets.picture;
      expect(statSync(picture).size, picture).toBeLessThanOrEqual(most);
    }
  });

  it('keeps a bounded number of files on the device', () => {
    const files = filesBelow('dist').filter((file) =>
      kept.has(siteAddress(relative('dist', file)).path),
    );
    expect(files).toHaveLength(kept.size);
    expect(files.length).toBeLessThanOrEqual(budgets.keptFiles);
    const counted = files.filter((file) => !isPhoto(file) && !isStoryListFile(file.slice(4)));
    expect(sizeOf(counted)).toBeLessThanOrEqual(budgets.kept);
  });
});

/** Returns all `<img>` and `<source>` tags, though a browser fetches only one for each picture. */
function picturesOf(html: string): readonly { readonly tag: string; readonly path: string }[] {
  return [...html.matchAll(/<(?:img|source)\b[^>]*\bsrc(?:set)?="([^"# ]+)[^>]*>/gi)].map(
    ([tag, path = '']) => ({ tag, path }),
  );
}

function isPhoto(path: string): boolean {
  return /\.(jpg|png|webp|avif)$/.test(path);
}

/** Returns the compressed size of the drawings; photos have a limit of their own. */
function pictureBytes(pictures: readonly { readonly path: string }[]): number {
  const paths = [...new Set(pictures.map(({ path }) => path))].filter((path) => !isPhoto(path));
  return paths.reduce((sum, path) => sum + compressedFile(path), 0);
}

function compressed(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const sizes = new Map<string, number>();

/** Compresses each file only once, because Brotli takes a second for the largest. */
function compressedFile(path: string): number {
  const size = sizes.get(path) ?? compressed(read(path));
  sizes.set(path, size);
  return size;
}

function read(path: string): Buffer {
  return readFileSync(join('dist', path));
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile());
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

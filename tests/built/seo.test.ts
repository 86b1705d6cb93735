import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startBenchServer } from '../bench/bench-server.ts';
import { writtenList } from '../support/built/precached-files.ts';
import { builtPages, sampledPages } from '../support/built/built-pages.ts';
import { feedFaults } from '../support/built/feed-faults.ts';
import { headTags } from '../support/built/head-tags.ts';
import { elements, parseXml } from '../support/built/parse-xml.ts';
import { unshownData } from '../support/built/unshown-data.ts';
import { siteName } from '#content/site.ts';
import { stories } from '../support/content/stories.ts';

const read = (file: string) => readFileSync(join('dist', file), 'utf8');
const sitemap = elements(parseXml(read('sitemap.xml')), 'loc').map(({ text }) => text);
const site = new URL(sitemap[0] ?? '').origin;
const storyPaths = stories.map(({ id }) => `/stories/${id}`);

describe.each(sampledPages)('$path, as it is served', ({ path, html }) => {
  const { title, meta, links, data } = headTags(html);
  const image = meta['og:image'] ?? '';

  it('has one head, one main heading, no inline style and no ®', () => {
    expect(title).toMatch(path === '/' ? new RegExp(`^${siteName}$`) : ` | ${siteName}`);
    expect(meta['description']).toMatch(/^.{50,}$/);
    for (const tag of [
      /<title>/g,
      /<meta name="description"/g,
      /<link rel="canonical"/g,
      /<h1[ >]/g,
    ])
      expect(html.match(tag), String(tag)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle=|®/);
    expect(links['canonical']).toBe(site + path);
  });

  it('has the metadata that chat windows show', () => {
    expect(meta).toMatchObject({
      'og:url': site + path,
      'og:description': meta['description'],
      'og:site_name': expect.stringContaining('HATRIQA'),
      'og:type': storyPaths.includes(path) ? 'article' : 'website',
      'og:locale': localeOf(path, html),
      'og:image:alt': expect.stringMatching(/\w{3}.* .*\w{3}/),
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect(meta['og:title']).not.toBe('');
    expect(title.startsWith(meta['og:title'] ?? '-')).toBe(true);
  });

  it('has a picture of its own, as large as it says and at most 100 KB', async () => {
    expect(image.startsWith(`${site}/share/`)).toBe(true);
    const file = join('dist', image.slice(site.length));
    const { format, width, height } = await sharp(file).metadata();
    expect(`image/${format}`).toBe(meta['og:image:type']);
    expect([width, height]).toEqual([1200, 630]);
    expect(meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
    expect(readFileSync(file).length).toBeLessThanOrEqual(100_000);
  });

  it('has data of schema.org, each thing with its type, and shows all of it', () => {
    for (const thing of data)
      expect(thing).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      });
    expect(unshownData(html)).toEqual([]);
  });

  it('names the feed at home and where stories are', () => {
    const hasStories = ['/', '/stories', ...storyPaths].includes(path);
    expect(links['alternate']).toBe(hasStories ? '/feed.xml' : undefined);
  });
});

it('has no metadata in any picture', async () => {
  const pictures = readdirSync('dist', { recursive: true })
    .map(String)
    .filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name));
  expect(pictures.length).toBeGreaterThan(10);
  for (const name of pictures) {
    const { exif, xmp, iptc } = await sharp(join('dist', name)).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
  }
});

describe('the site', () => {
  it('lists exactly its published pages', () => {
    expect(sitemap.toSorted()).toEqual(builtPages.map(({ path }) => site + path).toSorted());
  });

  it('is measured by the bench and by Lighthouse at exactly these pages', async () => {
    const server = await startBenchServer({ site: 'dist' });
    await server.goOffline();
    expect(server.pages.toSorted()).toEqual(builtPages.map(({ path }) => path).toSorted());
  });

  it('has a valid feed of its newest thirty stories', () => {
    const xml = read('feed.xml');
    expect(feedFaults(xml, `${site}/feed.xml`)).toEqual([]);
    const entries = elements(parseXml(xml), 'entry');
    const links = entries.map((entry) => elements(entry, 'link')[0]?.attributes['href']);
    const newest = stories.slice(0, 30);
    expect(links).toEqual(newest.map(({ id }) => `${site}/stories/${id}`));
  });

  it('says noindex on every page before the launch, and lets crawlers read that', () => {
    const open = builtPages.filter(({ html }) => headTags(html).meta['robots'] !== 'noindex');
    const isLaunched = read('robots.txt').includes('Sitemap:');
    expect(open.map(({ path }) => path)).toEqual(
      isLaunched ? builtPages.map((page) => page.path) : [],
    );
    expect(read('robots.txt')).not.toContain('Disallow');
  });

  it('has no metadata for chat windows on pages that are not published', () => {
    const files = readdirSync('dist/404').map((file) => read(`404/${file}`));
    expect(files.length).toBeGreaterThan(0);
    for (const html of [...files, read('404.html')]) expect(html).not.toMatch(/og:|ld\+json/);
  });

  it('has a share picture for each page and no others, and stores none on the device', () => {
    const named = builtPages.map(({ html }) => headTags(html).meta['og:image'] ?? '');
    const files = readdirSync('dist/share').map((file) => `${site}/share/${file}`);
    // Pages of the archive share one.
    expect(files.toSorted()).toEqual([...new Set(named)].toSorted());
    expect(existsSync('dist/sw.js')).toBe(true);
    expect(writtenList()).not.toMatch(/\/share\/|feed\.xml/);
  });
});

/** Returns the language and country of a page's text as `og:locale` has them, such as `en_GB`. */
function localeOf(path: string, html: string): string {
  const story = stories.find(({ id }) => path === `/stories/${id}`);
  const tag = story?.lang ?? /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

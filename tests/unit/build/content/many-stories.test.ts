import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readSiteContent, type SiteContent } from '#build/content/site-content.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';
import { elements, parseXml } from '../../../support/built/parse-xml.ts';
import { writeManyStories } from '../../../support/content/many-stories.ts';

const count = 1000;
const siteUrl = 'https://site.example';
const root = temporaryFolder();
let site: SiteContent;

beforeAll(async () => {
  cpSync('public', join(root, 'public'), { recursive: true });
  await writeManyStories(root, count);
  site = await readSiteContent({ root });
}, 60_000);

it('reads a thousand stories, newest first, without an error', () => {
  expect(site.storyErrors).toEqual([]);
  expect(site.stories).toHaveLength(count);
  const dates = site.stories.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(site.pages.filter(({ kind }) => kind === 'story')).toHaveLength(count);
});

it('has a small index with sizes, and the texts for a search in files beside it', async () => {
  const files = await site.storyFiles(() => 1_000);
  const [index = [], ...texts] = files.values();
  expect(index).toHaveLength(count);
  expect(index[0]).toMatchObject({ id: site.stories[0]?.id });
  for (const entry of index) expect(Reflect.get(entry, 'bytes')).toBeGreaterThan(1_000);
  expect(JSON.stringify(index).length / count).toBeLessThan(320);
  expect(texts.map((file) => file.length)).toEqual([...Array.from({ length: 41 }, () => 24), 16]);
  expect(JSON.stringify(texts[0])).toContain('ball');
});

it('has every story in the list or on one page of the archive, and a document for each page', () => {
  const archived = site.archive.flatMap(({ stories }) => stories);
  expect(new Set([...site.stories.slice(0, 24), ...archived]).size).toBe(count);
  expect(new Set(archived).size).toBe(archived.length);
  const heads = site.archive.map(({ number }) =>
    site.headOf({
      kind: 'page',
      path: `/stories/page/${number}`,
      lang: '',
      file: '',
      isListed: true,
    }),
  );
  for (const of of ['title', 'description'] as const)
    expect(new Set(heads.map((head) => head[of])).size).toBe(site.archive.length);
});

it('have others to read next, and the newest thirty are in the feed', () => {
  for (const story of site.stories) expect(site.related(story)).toHaveLength(3);
  const feed = parseXml(site.feed.text(siteUrl, new Date()));
  expect(elements(feed, 'entry')).toHaveLength(30);
});

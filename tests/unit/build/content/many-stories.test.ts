import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSiteContent, type SiteContent } from '#build/content/site-content.ts';
import { elements, parseXml } from '../../../support/built/parse-xml.ts';
import { writeManyStories } from '../../../support/content/many-stories.ts';

const count = 1000;
const siteUrl = 'https://site.example';
let root = '';
let site: SiteContent;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'many-'));
  cpSync('public', join(root, 'public'), { recursive: true });
  await writeManyStories(root, count);
  site = await readSiteContent({ root, publicFolder: join(root, 'public') });
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('reads a thousand stories, newest first, without an error', () => {
  expect(site.storyErrors).toEqual([]);
  expect(site.stories).toHaveLength(count);
  const dates = site.stories.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(site.pages.filter(({ kind }) => kind === 'story')).toHaveLength(count);
});

it('has an index that is small, and words for a search that are not in it', () => {
  expect(site.index.map(({ id }) => id)).toEqual(site.stories.map(({ id }) => id));
  expect(JSON.stringify(site.index).length / count).toBeLessThan(320);
  const [first] = site.searchTexts;
  expect(first?.text).toContain('ball');
  expect(new Set(first?.text.split(' ')).size).toBe(first?.text.split(' ').length);
});

it('has others to read next for each, and the newest thirty in the feed', () => {
  for (const story of site.stories) expect(site.related(story)).toHaveLength(3);
  const feed = parseXml(site.feed.text(siteUrl, new Date()));
  expect(elements(feed, 'entry')).toHaveLength(30);
});

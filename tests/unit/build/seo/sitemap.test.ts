import { expect, it } from 'vitest';
import { sitemap } from '#build/seo/sitemap.ts';
import { sitePages } from '#build/pages/site-pages.ts';
import { elements, parseXml } from '../../../support/built/parse-xml.ts';
import { stories } from '../../../support/content/stories.ts';

const site = 'https://site.example';
const pages = sitePages(stories.map(({ id }) => id));
const urls = elements(parseXml(sitemap(pages, stories, site)), 'url').map((url) =>
  Object.fromEntries(url.children.map(({ name, text }) => [name, text])),
);

it('has the date of each story and of the list, and no other date', () => {
  const dated = urls.filter(({ lastmod }) => lastmod !== undefined);
  const newest = stories
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  expect(dated).toEqual([
    { loc: `${site}/stories`, lastmod: newest },
    ...stories.map(({ id, date }) => ({ loc: `${site}/stories/${id}`, lastmod: date })),
  ]);
});

import type { StorySummary } from '#content/story/story.ts';
import type { SitePage } from '../pages/site-pages.ts';

/**
 * Every published page. Only stories carry a day, and so their list: of the other pages no day is known,
 * and the day of a build would tell search engines that all of them have changed.
 */
export function sitemap(
  pages: readonly SitePage[],
  stories: readonly Pick<StorySummary, 'id' | 'date'>[],
  siteUrl: string,
): string {
  const days = new Map(stories.map(({ id, date }) => [`/stories/${id}`, date]));
  const newest = stories
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  if (newest !== undefined) days.set('/stories', newest);
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => {
      const day = days.get(path);
      const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
      return `<url><loc>${siteUrl}${path}</loc>${changed}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/**
 * Nothing is closed to crawlers, also before the launch: the pages say noindex until then, and a page
 * that may not be fetched cannot say so.
 */
export function robots(siteUrl: string, isLaunched: boolean): string {
  const rules = ['User-agent: *', 'Allow: /'];
  return `${[...rules, ...(isLaunched ? [`Sitemap: ${siteUrl}/sitemap.xml`] : [])].join('\n')}\n`;
}

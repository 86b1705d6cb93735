import type { StorySummary } from '#content/story/story.ts';
import type { SitePage } from '../pages/site-pages.ts';

/**
 * Writes the sitemap of all published pages. Only stories and their list have `lastmod`: the dates
 * of the other pages are unknown, and the build date would claim that all of them have changed.
 */
export function sitemap(
  pages: readonly SitePage[],
  /** Newest first. */
  stories: readonly Pick<StorySummary, 'id' | 'date'>[],
  siteUrl: string,
): string {
  const days = new Map(stories.map(({ id, date }) => [`/stories/${id}`, date]));
  const [newest] = stories;
  if (newest) days.set('/stories', newest.date);
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
 * Writes robots.txt, which allows everything even before the launch: a crawler has to fetch a page
 * to read its noindex.
 */
export function robots(siteUrl: string, isLaunched: boolean): string {
  const rules = ['User-agent: *', 'Allow: /'];
  return `${[...rules, ...(isLaunched ? [`Sitemap: ${siteUrl}/sitemap.xml`] : [])].join('\n')}\n`;
}

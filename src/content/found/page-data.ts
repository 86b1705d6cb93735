import type {
  ArticleLeaf,
  BookLeaf,
  BreadcrumbListLeaf,
  OrganizationLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { booksOn } from './book-data.ts';
import { organizationData, teamData, webSiteData } from './organization-data.ts';
import { articleData, breadcrumbData, type DescribedStory } from './story-data.ts';

type PageThing = ArticleLeaf | BookLeaf | BreadcrumbListLeaf | OrganizationLeaf | WebSiteLeaf;

/**
 * What a page says of itself in the words of schema.org; its build compares it with what stands there.
 *
 * @param image address of the page's share picture
 */
export function pageData(
  path: string,
  stories: readonly DescribedStory[],
  siteUrl: string,
  image: string,
): readonly PageThing[] {
  const story = stories.find(({ id }) => path === `/stories/${id}`);
  if (story) return [articleData(story, siteUrl, image), breadcrumbData(story, siteUrl)];
  if (path === '/') return [organizationData(siteUrl), webSiteData(siteUrl)];
  if (path === '/team') return [teamData(siteUrl)];
  return booksOn[path]?.() ?? [];
}

import type { ArticleLeaf, BreadcrumbListLeaf } from 'schema-dts';
import { storyCopy } from '#content/copy/story.ts';
import { company } from '../site.ts';
import type { StorySummary } from '#content/story/story.ts';

export interface DescribedStory extends Pick<StorySummary, 'id' | 'title' | 'date'> {
  readonly description: string;
}

/** A story for search engines: no author is named, because the company speaks. */
export function articleData(story: DescribedStory, siteUrl: string, image: string): ArticleLeaf {
  const address = `${siteUrl}/stories/${story.id}`;
  const organization = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company,
    url: `${siteUrl}/`,
  } as const;
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: story.title,
    description: story.description,
    image,
    datePublished: story.date,
    author: organization,
    publisher: organization,
    mainEntityOfPage: address,
    inLanguage: 'en-GB',
    isAccessibleForFree: true,
  };
}

export function breadcrumbData(story: DescribedStory, siteUrl: string): BreadcrumbListLeaf {
  const steps = [
    { name: storiesName, path: storyCopy.back.to },
    { name: story.title, path: `/stories/${story.id}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** As the header calls it. */
const storiesName = 'Stories';

import type {
  ArticleLeaf,
  BookLeaf,
  BreadcrumbListLeaf,
  OrganizationLeaf,
  PersonLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { homeCopy } from '#pages/home/home-copy.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { company, companyLegal, siteName, siteValues } from '#content/site.ts';
import type { StorySummary } from '#content/story/story.ts';
import { team, type TeamMember } from '#content/team.ts';
import { booksOn } from './book-data.ts';

type PageThing = ArticleLeaf | BookLeaf | BreadcrumbListLeaf | OrganizationLeaf | WebSiteLeaf;

/**
 * Returns the structured data (schema.org) of a page. The build checks that the page shows the same facts.
 *
 * @param story on the page, where it is the page of one
 * @param image address of the page's share picture
 */
export function structuredData(
  path: string,
  story: DescribedStory | undefined,
  siteUrl: string,
  image: string,
): readonly PageThing[] {
  if (story) return [articleData(story, siteUrl, image), breadcrumbData(story, siteUrl)];
  if (path === '/') return [organizationData(siteUrl), webSiteData(siteUrl)];
  if (path === '/team') return [teamData(siteUrl)];
  return booksOn[path]?.() ?? [];
}

/** Describes the company. Its accounts are included once the owner has confirmed them. */
function organizationData(siteUrl: string): OrganizationLeaf {
  const accounts = [siteValues.facebook, siteValues.x, siteValues.instagram, siteValues.linkedin]
    .filter(({ state }) => state === 'confirmed')
    .map(({ value }) => value);
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company,
    legalName: companyLegal,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

function webSiteData(siteUrl: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: siteName,
    description: homeCopy.head.description,
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}

/** Describes the organisation with its four members (specification, section 2). */
function teamData(siteUrl: string): OrganizationLeaf {
  return { ...organizationData(siteUrl), member: team.map(personData) };
}

/**
 * Describes a team member like the page does: without a name while it is unknown, and with the
 * biography unless it is a sample.
 */
function personData({ name, jobTitle, field, bio, sample }: TeamMember): PersonLeaf {
  const isKnown = name.state !== 'pending';
  const life = sample ? undefined : bio[0];
  const description = isKnown ? life : field;
  return {
    '@type': 'Person',
    ...(isKnown && { name: name.value }),
    jobTitle,
    ...(description !== undefined && { description }),
  };
}

interface DescribedStory extends Pick<StorySummary, 'id' | 'title' | 'date' | 'lang'> {
  readonly description: string;
}

/** Describes a story. The company is the author. */
function articleData(story: DescribedStory, siteUrl: string, image: string): ArticleLeaf {
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
    inLanguage: story.lang,
    isAccessibleForFree: true,
  };
}

function breadcrumbData(story: DescribedStory, siteUrl: string): BreadcrumbListLeaf {
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

/** Label of the stories in the header. */
const storiesName = 'Stories';

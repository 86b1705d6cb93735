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
import type { Book } from '#content/book/book.ts';
import { books, seriesAuthorWords } from '#content/book/books.ts';
import {
  buyingGuideSections,
  type GuideSection,
  printGuideSections,
} from '#content/book/guides.ts';
import { booksCopy } from '#pages/books/books-copy.ts';
import type { OwnerValue } from '#content/owner-value.ts';

type PageThing = ArticleLeaf | BookLeaf | BreadcrumbListLeaf | OrganizationLeaf | WebSiteLeaf;

/**
 * Returns the structured data (schema.org) of a page. The page shows the same facts.
 *
 * @param story of a story's page; undefined for any other page
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

/** Returns the books of a guide whose titles are known, with the facts that the guide states. */
function guideBooks(sections: readonly GuideSection[]): readonly BookLeaf[] {
  const listed = sections.flatMap((section) => section.books.map(({ book }) => book));
  return listed.filter(({ title }) => isKnown(title)).map((book) => bookData(book));
}

/** Returns the books on the shelves of /books, under the names that the page shows. */
function shelfBooks(): readonly BookLeaf[] {
  const { novels, rest } = booksCopy.hero.shelves;
  return [...novels.books, ...rest.books].flatMap(({ key, label }) => {
    const book = books.find((each) => each.key === key);
    return book && isKnown(book.title) ? [shelfBook(book, label)] : [];
  });
}

/** Describes a book with the facts that /books states, which omits some authors and ISBNs. */
function shelfBook(book: Book, label: string): BookLeaf {
  const words = JSON.stringify(booksCopy);
  const { author, isbn, ...rest } = bookData(book);
  return {
    ...rest,
    '@type': 'Book',
    name: words.includes(`"${book.title.value}"`) ? book.title.value : label,
    ...(author !== undefined && words.includes(book.author.value) && { author }),
    ...(isbn !== undefined && words.includes(book.isbn.value) && { isbn }),
  };
}

/** Describes a book, without price, offer or rating. */
function bookData({ title, author, isbn, publisher }: Book): BookLeaf {
  const isNamed = isKnown(author) && !author.value.startsWith(seriesAuthorWords);
  return {
    '@type': 'Book',
    name: title.value,
    ...(isNamed && { author: { '@type': 'Person', name: author.value } as const }),
    ...(isbn.state === 'confirmed' && { isbn: isbn.value }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } as const }),
  };
}

function isKnown({ state }: OwnerValue): boolean {
  return state !== 'pending';
}

const booksOn: Readonly<Record<string, () => readonly BookLeaf[]>> = {
  '/books': shelfBooks,
  '/mackin-buying-guide': () => guideBooks(buyingGuideSections),
  '/mackin-buying-guide-pdf': () => guideBooks(printGuideSections),
};

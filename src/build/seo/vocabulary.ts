import type {
  ArticleLeaf,
  BookLeaf,
  BreadcrumbListLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  PersonLeaf,
  WebSiteLeaf,
} from 'schema-dts';

/** Ways of comparing a fact with the page that states it. */
export type FactKind = 'shown' | 'isbn' | 'day' | 'address' | 'language' | 'thing' | 'free';

/** The schema.org terms that the site uses, checked against the types of schema-dts. */
export const vocabulary = {
  Article: {
    headline: 'shown',
    description: 'shown',
    image: 'address',
    datePublished: 'day',
    author: 'thing',
    publisher: 'thing',
    mainEntityOfPage: 'address',
    inLanguage: 'language',
    isAccessibleForFree: 'free',
  },
  Book: { name: 'shown', author: 'thing', isbn: 'isbn', publisher: 'thing' },
  BreadcrumbList: { itemListElement: 'thing' },
  ListItem: { position: 'free', name: 'shown', item: 'address' },
  Organization: {
    name: 'shown',
    legalName: 'shown',
    url: 'address',
    logo: 'address',
    // The social accounts, which only /contact shows.
    sameAs: 'free',
    member: 'thing',
  },
  Person: { name: 'shown', jobTitle: 'shown', description: 'shown' },
  WebSite: {
    name: 'shown',
    description: 'shown',
    url: 'address',
    inLanguage: 'language',
    publisher: 'thing',
  },
} as const satisfies {
  readonly Article: Facts<ArticleLeaf>;
  readonly Book: Facts<BookLeaf>;
  readonly BreadcrumbList: Facts<BreadcrumbListLeaf>;
  readonly ListItem: Facts<ListItemLeaf>;
  readonly Organization: Facts<OrganizationLeaf>;
  readonly Person: Facts<PersonLeaf>;
  readonly WebSite: Facts<WebSiteLeaf>;
};

type Facts<Leaf> = { readonly [Name in Exclude<keyof Leaf, '@type' | '@id'>]?: FactKind };

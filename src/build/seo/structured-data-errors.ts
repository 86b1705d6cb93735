import type {
  ArticleLeaf,
  BookLeaf,
  BreadcrumbListLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  PersonLeaf,
  WebSiteLeaf,
} from 'schema-dts';

interface DescribedPage {
  readonly path: string;
  readonly lang: string;
  readonly siteUrl: string;
  /** HTML of the page. */
  readonly html: string;
}

type Thing = Readonly<Record<string, unknown>>;

/** Returns a line for each fact in the structured data that the page does not show. */
export function structuredDataErrors(
  things: readonly object[],
  page: DescribedPage,
): readonly string[] {
  const shown = shownText(page.html);
  const states: Readonly<Record<FactKind, (fact: string) => boolean>> = {
    shown: (fact) => shown.includes(spaced(fact)),
    isbn: (fact) => shown.replaceAll('-', '').includes(fact),
    day: (fact) => new RegExp(`<time[^>]* datetime="${fact}"`, 'i').test(page.html),
    address: (fact) => fact.startsWith(`${page.siteUrl}/`),
    language: (fact) => fact === page.lang,
    thing: () => false,
    free: () => true,
  };
  return things.flatMap((thing) => thingFaults(Object.fromEntries(Object.entries(thing))));

  function thingFaults(thing: Thing): readonly string[] {
    const { '@type': type, '@id': id, ...facts } = thing;
    // A reference to an object that is described elsewhere.
    if (type === undefined && typeof id === 'string' && Object.keys(facts).length === 0) return [];
    const known: Readonly<Record<string, Readonly<Record<string, FactKind>>>> = vocabulary;
    const kinds = known[String(type)];
    if (kinds === undefined)
      return [`${page.path}: "${String(type)}" is not a type in the vocabulary`];
    return Object.entries(facts).flatMap(([name, fact]) => {
      const about = `${page.path}: ${String(type)}.${name}`;
      const kind = kinds[name];
      if (kind === undefined) return [`${about} is not in the vocabulary`];
      return listed(fact).flatMap((each) => factFaults(about, kind, each));
    });
  }

  function factFaults(about: string, kind: FactKind, fact: unknown): readonly string[] {
    if (kind === 'thing' && typeof fact === 'object' && fact !== null)
      return thingFaults(Object.fromEntries(Object.entries(fact)));
    if (states[kind](String(fact))) return [];
    return [`${about}: "${String(fact)}" ${rules[kind]}`];
  }
}

const rules: Readonly<Record<FactKind, string>> = {
  shown: 'is not on the page',
  isbn: 'is not on the page',
  day: 'is the day of no <time> on the page',
  address: 'is not an address of SITE_URL',
  language: 'is not the language of the page',
  thing: 'is to be a thing with a type',
  free: '',
};

function listed(fact: unknown): readonly unknown[] {
  return Array.isArray(fact) ? fact : [fact];
}

/** Returns title, description and the text of the body, with single spaces. */
function shownText(html: string): string {
  const head = [
    /<title>([^<]*)<\/title>/.exec(html)?.[1],
    /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  ];
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  return spaced(unescaped([...head, body].join(' ')));
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function unescaped(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

/** Ways of comparing a fact with the page that states it. */
type FactKind = 'shown' | 'isbn' | 'day' | 'address' | 'language' | 'thing' | 'free';

/** The schema.org terms that the site uses, checked against the types of schema-dts. */
const vocabulary = {
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

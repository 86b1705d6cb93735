import { type FactKind, vocabulary } from './vocabulary.ts';

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
    if (kinds === undefined) return [`${page.path}: "${String(type)}" is no type in vocabulary.ts`];
    return Object.entries(facts).flatMap(([name, fact]) => {
      const about = `${page.path}: ${String(type)}.${name}`;
      const kind = kinds[name];
      if (kind === undefined) return [`${about} is not in vocabulary.ts`];
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
  shown: 'does not stand on the page',
  isbn: 'does not stand on the page',
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

import { elements, parseXml, type XmlElement } from './parse-xml.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Lists the rules of RFC 4287 and of common validators that this Atom feed breaks. */
export function feedFaults(xml: string, address: string): readonly string[] {
  const feed = parseXml(xml);
  const entries = feed.children.filter(({ name }) => name === 'entry');
  const ids = elements(feed, 'id').map(({ text }) => text);
  const self = linkOf(feed, 'self');
  return [
    ...(feed.name === 'feed' ? [] : ['the root is not a feed']),
    ...(feed.attributes['xmlns'] === 'http://www.w3.org/2005/Atom' ? [] : ['no namespace of Atom']),
    ...(self?.['href'] === address ? [] : [`rel=self is ${self?.['href']}`]),
    ...(textOf(feed, 'author') === undefined ? ['no author for all entries'] : []),
    ...(new Set(ids).size === ids.length ? [] : ['an id appears twice']),
    ...ids.filter((id) => !/^(urn:|tag:|https?:)\S+$/.test(id)).map((id) => `id ${id}`),
    ...common(feed, 'the feed'),
    ...entries.flatMap((entry, at) => [...common(entry, `entry ${at}`), ...contentFaults(entry)]),
    ...elements(feed, 'link').flatMap(({ attributes: { href = '' } }) =>
      URL.canParse(href) ? [] : [`"${href}" is not a whole address`],
    ),
  ];
}

function common(element: XmlElement, about: string): readonly string[] {
  const faults: string[] = [];
  for (const name of ['id', 'title', 'updated']) {
    const found = element.children.filter((child) => child.name === name);
    if (found.length !== 1 || found[0]?.text.trim() === '') faults.push(`${about}: one ${name}`);
  }
  for (const name of ['updated', 'published']) {
    const text = textOf(element, name);
    const isInstant = text === undefined || (instant.test(text) && !Number.isNaN(Date.parse(text)));
    if (!isInstant) faults.push(`${about}: ${name} is ${text}`);
  }
  if (linkOf(element, 'alternate') === undefined) faults.push(`${about}: no link to its page`);
  return faults;
}

function contentFaults(entry: XmlElement): readonly string[] {
  const contents = entry.children.filter(({ name }) => name === 'content');
  if (contents.length !== 1) return ['an entry has not one content'];
  const [content] = contents;
  const html = content?.text ?? '';
  return [
    ...(content?.attributes['type'] === 'html' ? [] : ['a content is not of type html']),
    ...(/<(script|style|iframe|object|form)\b|\son\w+=|style=/i.test(html) ? ['unsafe HTML'] : []),
    ...[...html.matchAll(/(?:src|href)="([^"]*)"/g)].flatMap(([, target = '']) =>
      /^(https?:\/\/|mailto:)/.test(target) ? [] : [`${target} is a relative address`],
    ),
  ];
}

function textOf(element: XmlElement, name: string): string | undefined {
  return element.children.find((child) => child.name === name)?.text;
}

function linkOf(element: XmlElement, rel: string): XmlElement['attributes'] | undefined {
  return element.children.find(
    ({ name, attributes }) => name === 'link' && attributes['rel'] === rel,
  )?.attributes;
}

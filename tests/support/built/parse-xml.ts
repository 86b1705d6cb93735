export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** What stands directly in it, entities read. */
  text: string;
}

const token =
  /<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/** A document of elements, attributes and text; throws where it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let end = 0;
  for (const [whole, closed, name, attributes = '', isEmpty, text] of xml.matchAll(token)) {
    end += whole.length;
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += unescapeXml(text);
    if (closed !== undefined && open.pop()?.name !== closed)
      throw new Error(`</${closed}> closes nothing`);
    if (name === undefined) continue;
    const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!isEmpty) open.push(element);
  }
  if (end !== xml.length) throw new Error(`Not well-formed at "${xml.slice(end, end + 40)}"`);
  const [document, ...more] = root.children;
  if (open.length > 1 || document === undefined || more.length > 0 || root.text.trim() !== '')
    throw new Error('Not one document');
  return document;
}

/** All elements of this name inside, in their order. */
export function elements(parent: XmlElement, name: string): readonly XmlElement[] {
  return parent.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elements(child, name),
  ]);
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescapeXml(value),
    ]),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescapeXml(text: string): string {
  return text.replaceAll(/&(\w*;?)/g, (_, name: string) => {
    const letter = entities[name.slice(0, -1)];
    if (letter === undefined || !name.endsWith(';'))
      throw new Error(`&${name} is no entity of XML`);
    return letter;
  });
}

import { SaxesParser } from 'saxes';
import { siteCopy } from '#content/copy/parts/site.ts';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { closingDay } from '#content/story/closing-day.ts';
import { escapeText } from '../pages/escape-text.ts';

interface MarkupOptions {
  /** Full URL of the document. */
  readonly address: string;
  /** YYYY-MM-DD; the day whose state the files show. */
  readonly day: string;
  /** Returns the address of a page within the files; undefined if they do not contain it. */
  readonly link: (path: string) => string | undefined;
  /** Returns the address of a picture in the files. */
  readonly picture: (path: string) => string;
  /** Returns the text of an SVG of the site, whose symbols are written into the document. */
  readonly drawing: (path: string) => string;
}

/**
 * Turns the body of a page into one that needs neither script nor network: controls are removed,
 * forms become an internet address, and links out of the files become text with the address.
 */
export function standaloneMarkup(body: string, options: MarkupOptions): string {
  const symbols = new Set<string>();
  const { address, day, link, picture, drawing } = options;

  function convert(node: MarkupNode, prefix: string): readonly MarkupNode[] {
    if (typeof node === 'string') return [node];
    const { name, attributes } = node;
    if (isRemoved(node)) return [];
    if (name === 'form') return [formLine(address)];
    if (name === 'use') return convertUse(node);
    const inner = attributes['data-id-prefix'] ? `${attributes['data-id-prefix']}-` : prefix;
    const children = node.children.flatMap((child) => convert(child, inner));
    if (name === 'a') return [convertLink({ ...node, children }, prefix)];
    const { src, 'data-deadline': deadline } = attributes;
    const kept = keptAttributes(attributes, prefix);
    if (deadline !== undefined) return [drawTag(node, { deadline, day })];
    return [
      { name, attributes: src === undefined ? kept : { ...kept, src: picture(src) }, children },
    ];
  }

  function convertLink({ attributes, children }: MarkupElement, prefix: string): MarkupElement {
    const { href = '' } = attributes;
    const kept = keptAttributes(attributes, prefix);
    const url = new URL(href, address);
    const file = url.origin === new URL(address).origin ? link(url.pathname) : undefined;
    if (href.startsWith('#'))
      return { name: 'a', attributes: { ...kept, href: `#${prefix}${href.slice(1)}` }, children };
    if (file !== undefined)
      return {
        name: 'a',
        attributes: { ...kept, href: file.includes('#') ? file : file + url.hash },
        children,
      };
    return unlinked({ name: 'a', attributes: kept, children }, shownAddress(url));
  }

  /** Copies the symbol, because a document opened as a file shows none of another file. */
  function convertUse({ attributes: { href = '' } }: MarkupElement): readonly MarkupNode[] {
    const [path = '', id = ''] = href.split('#');
    const use = { name: 'use', attributes: { href: `#${id}` }, children: [] };
    if (symbols.has(id)) return [use];
    symbols.add(id);
    const symbol = parseMarkup(drawing(path))
      .flatMap((node) => (typeof node === 'string' ? [] : node.children))
      .find((node) => typeof node !== 'string' && node.attributes['id'] === id);
    return symbol ? [symbol, use] : [];
  }

  return markupText(parseMarkup(body).flatMap((node) => convert(node, '')));
}

const removedElements: ReadonlySet<string> = new Set(
  'dialog input link script select source template textarea'.split(' '),
);

/** Returns true for an element that works only with script or with other files. */
function isRemoved(element: MarkupElement): boolean {
  const { name, attributes, children } = element;
  // Radio buttons work without script: they choose the size of a paper.
  if (name === 'input' && attributes['type'] === 'radio') return false;
  // Keep the buttons that label the panels of tabs and accordions, which are open without script.
  if (name === 'button') return !('aria-controls' in attributes);
  return (
    removedElements.has(name) ||
    'hidden' in attributes ||
    attributes['role'] === 'search' ||
    attributes['data-enhance'] === 'share' ||
    (name === 'site-island' && !hasForm(element)) ||
    textContentOf(children).trim() === `(${siteCopy.opensInNewTab})`
  );
}

function hasForm({ name, children }: MarkupElement): boolean {
  return name === 'form' || children.some((child) => typeof child !== 'string' && hasForm(child));
}

/** Attributes of links and pictures that need other files, and those that only scripts read. */
const dropped =
  /^(data-(enhance|trigger|island|id|id-prefix|props|panel|closed)|download|loading|fetchPriority|rel|sizes|srcSet|target)$/;
const references = /^(id|for|aria-(labelledby|describedby|controls))$/;

/** Returns the attributes to keep. Documents that share one file get a prefix to their ids. */
function keptAttributes(
  attributes: MarkupElement['attributes'],
  prefix: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([key]) => !dropped.test(key))
      .map(([key, value]) => [
        key,
        references.test(key) && prefix !== ''
          ? value.replaceAll(/\S+/g, (id) => prefix + id)
          : value,
      ]),
  );
}

/** Replaces a link by its words and its address, which in a card goes into the last element. */
function unlinked({ attributes, children: inner }: MarkupElement, address: string): MarkupElement {
  const said = inner.filter((child) => typeof child === 'string' || child.name !== 'svg');
  const suffix = textContentOf(said).includes(address) ? [] : [` (${address})`];
  const last = said.at(-1);
  const isCard = typeof last === 'object' && 'class' in last.attributes;
  // Only cards keep their class: a link that looks like a button would invite a press.
  const kept = Object.entries(attributes).filter(([name]) =>
    (isCard ? ['class', 'lang', 'dir'] : ['lang', 'dir']).includes(name),
  );
  const children = isCard
    ? [...said.slice(0, -1), { ...last, children: [...last.children, ...suffix] }]
    : [...said, ...suffix];
  return { name: 'span', attributes: Object.fromEntries(kept), children };
}

function shownAddress({ protocol, pathname, href }: URL): string {
  return protocol.startsWith('http') ? href : pathname;
}

function formLine(address: string): MarkupElement {
  return { name: 'p', attributes: {}, children: [takeAlongCopy.form(address)] };
}

/**
 * Replaces the tag of a draw by its closing day, until that day is over: no script can say later that
 * it has closed.
 */
function drawTag(
  { name, attributes, children }: MarkupElement,
  { deadline, day }: { readonly deadline: string; readonly day: string },
): MarkupElement {
  const isClosed = closingDay(deadline) < day;
  return {
    name,
    attributes: { ...keptAttributes(attributes, ''), 'data-over': '' },
    children: isClosed ? children : [takeAlongCopy.drawCloses(deadline)],
  };
}

interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

type MarkupNode = MarkupElement | string;

/** Parses well-formed markup, such as React's or an SVG, without its comments. */
function parseMarkup(markup: string): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  const open = [root];
  const parser = new SaxesParser({ fragment: true, xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    const children: MarkupNode[] = [];
    open.at(-1)?.push({ name, attributes: { ...attributes }, children });
    open.push(children);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.push(text));
  parser.write(markup).close();
  return root;
}

/** Writes nodes as HTML. */
function markupText(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const { name, attributes, children } = node;
      const written = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escapeText(value)}"`,
      );
      const tag = `<${name}${written.join('')}>`;
      return voidElements.has(name) ? tag : `${tag}${markupText(children)}</${name}>`;
    })
    .join('');
}

const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr']);

function textContentOf(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : textContentOf(node.children)))
    .join('');
}

import { SaxesParser } from 'saxes';
import { escapeText } from '../pages/escape-text.ts';

export interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

/** Parses well-formed markup, such as React's or an SVG, without its comments. */
export function parseMarkup(markup: string): readonly MarkupNode[] {
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
export function markupText(nodes: readonly MarkupNode[]): string {
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

/** Returns the words in nodes. */
export function wordsOf(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}

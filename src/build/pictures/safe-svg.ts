import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { quoted } from '#content/checks/content-issue.ts';
import { escapeText } from '../pages/escape-text.ts';

type SafeSvg =
  | {
      readonly status: 'safe';
      /** The drawing without DOCTYPE, comments, metadata and editor data, with width and height. */
      readonly svg: string;
      readonly height: number;
      /** True if it embeds a raster image, which may have metadata. */
      readonly hasPicture: boolean;
    }
  | { readonly status: 'refused'; readonly reason: string };

const namespaces: readonly string[] = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
];

/** Elements that run scripts or embed other documents. */
const refused = [
  'script',
  'foreignObject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
];

/**
 * Writes an SVG again without metadata and editor data. Refuses one that runs scripts or loads
 * something (it might look different without), and one that browsers cannot parse.
 *
 * @param width of the drawing on the page
 */
export function safeSvg(source: string, width: number): SafeSvg {
  const out: string[] = [];
  const reasons: string[] = [];
  let height: number | undefined;
  let hasPicture = false;
  /** Names of the open elements that are left out: a skipped element and those inside it. */
  const skipped: string[] = [];
  let isStyle = false;

  const parser = new SaxesParser({ xmlns: true });
  parser.on(
    'error',
    ({ message }) => void reasons.push(`is no SVG that browsers can read (${message})`),
  );
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      reasons.unshift('has entities of its own; export it again as a plain SVG');
  });
  parser.on('opentag', (tag) => {
    const isRoot = out.length === 0;
    if (isRoot && tag.local !== 'svg') reasons.push(`is no SVG: it begins with <${tag.name}>`);
    if (skipped.length > 0 || tag.uri !== namespaces[0] || tag.local === 'metadata') {
      skipped.push(tag.name);
      return;
    }
    if (refused.includes(tag.local)) reasons.push(`contains <${tag.local}>; ${takeOut}`);
    const attributes = Object.values(tag.attributes).filter(isDrawn);
    reasons.push(...attributes.flatMap((attribute) => attributeReasons(tag, attribute)));
    hasPicture ||= tag.local === 'image';
    isStyle = tag.local === 'style';
    if (isRoot) height = heightOf(tag, width);
    const size = isRoot ? ` width="${width}" height="${height}"` : '';
    const written = attributes
      .filter(({ name }) => !isRoot || (name !== 'width' && name !== 'height'))
      .map(({ name, value }) => ` ${name}="${escapeText(value)}"`);
    out.push(`<${tag.name}${size}${written.join('')}${tag.isSelfClosing ? '/' : ''}>`);
  });
  parser.on('closetag', (tag) => {
    isStyle = false;
    if (skipped.length > 0) skipped.pop();
    else if (!tag.isSelfClosing) out.push(`</${tag.name}>`);
  });
  const text = (words: string) => {
    if (skipped.length > 0 || out.length === 0) return;
    if (isStyle && loadsForeign(words)) reasons.push(`loads something from elsewhere; ${takeOut}`);
    out.push(escapeText(words).replaceAll('&quot;', '"'));
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(withNamespaces(source)).close();

  if (height === undefined && reasons.length === 0)
    reasons.push('has no size; write viewBox="0 0 960 640" into its first tag');
  const [reason] = reasons;
  return reason === undefined
    ? { status: 'safe', svg: out.join('').trim(), height: height ?? 0, hasPicture }
    : { status: 'refused', reason };
}

const takeOut = 'take it out, or save the picture as PNG';

/** Adds the namespaces that an SVG copied from an HTML page lacks. */
function withNamespaces(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/<svg\b[^>]*/, (root) => {
    const svg = /\sxmlns=/.test(root) ? '' : ` xmlns="${namespaces[0]}"`;
    const isLinked = source.includes('xlink:') && !/\sxmlns:xlink=/.test(root);
    return `<svg${svg}${isLinked ? ` xmlns:xlink="${namespaces[1]}"` : ''}${root.slice('<svg'.length)}`;
  });
}

/** Returns false for the attributes of drawing programs, which are dropped. */
function isDrawn({ prefix, local, uri, value }: SaxesAttributeNS): boolean {
  if (prefix === 'xmlns' || local === 'xmlns') return namespaces.includes(value);
  return prefix === '' || namespaces.includes(uri);
}

function attributeReasons(tag: SaxesTagNS, { local, value }: SaxesAttributeNS): readonly string[] {
  if (/^on/i.test(local)) return [`runs a script with ${local}; ${takeOut}`];
  const isEmbedded = tag.local === 'image' && /^data:image\/(?:png|jpeg|gif|webp);/.test(value);
  const isLink = /^(?:href|src)$/i.test(local) && !value.startsWith('#') && !isEmbedded;
  const isAnimatedLink = local === 'attributeName' && /href$/i.test(value);
  return isLink || isAnimatedLink || loadsForeign(value)
    ? [`loads ${quoted(value)} from elsewhere; ${takeOut}`]
    : [];
}

function loadsForeign(css: string): boolean {
  return /@import|javascript:|url\(\s*["']?(?!\s*["']?#)/i.test(css);
}

function heightOf({ attributes }: SaxesTagNS, width: number): number | undefined {
  const [, , boxWidth, boxHeight] = (attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = (name: string) =>
    Number(/^([\d.]+)(?:px)?$/.exec(attributes[name]?.value ?? '')?.[1]);
  const ratio = boxWidth && boxHeight ? boxHeight / boxWidth : size('height') / size('width');
  return ratio > 0 && Number.isFinite(ratio) ? Math.round(ratio * width) : undefined;
}

import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { quoted } from '#content/checks/content-issue.ts';
import { escapeText } from '../pages/escape-text.ts';

type SafeSvg =
  | {
      readonly status: 'safe';
      /** The drawing without DOCTYPE, comments, descriptions, metadata and editor data, with its size. */
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

/** Elements that are not drawn and may say something about the author. */
const undrawn = ['metadata', 'title', 'desc'];

/**
 * Writes an SVG again without metadata and editor data. Refuses one that runs scripts or loads
 * something (it might look different without), and one that browsers cannot parse.
 *
 * @param width of the drawing on the page
 */
export function safeSvg(source: string, width: number): SafeSvg {
  const out: string[] = [];
  const reasons: string[] = [];
  let box: Box | undefined;
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
    if (skipped.length > 0 || tag.uri !== namespaces[0] || undrawn.includes(tag.local)) {
      skipped.push(tag.name);
      return;
    }
    if (refused.includes(tag.local)) reasons.push(`contains <${tag.local}>; ${takeOut}`);
    const attributes = Object.values(tag.attributes).filter(isDrawn);
    reasons.push(...attributes.flatMap((attribute) => attributeReasons(tag, attribute)));
    hasPicture ||= tag.local === 'image';
    isStyle = tag.local === 'style';
    if (isRoot) box = boxOf(tag);
    const viewBox =
      tag.attributes['viewBox'] || !box ? '' : ` viewBox="0 0 ${box.width} ${box.height}"`;
    const size = isRoot ? ` width="${width}" height="${heightAt(width, box)}"${viewBox}` : '';
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

  const height = heightAt(width, box);
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
  return source.replace(/^\uFEFF/, '').replace(/<svg(?![:\w-])[^>]*/, (root) => {
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
  const plain = css.replace(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, code: string | undefined, letter: string) =>
      code === undefined ? letter : String.fromCodePoint(Number(`0x${code}`) % 0x110000),
  );
  return /@import|javascript:|image-set\(|url\(\s*["']?(?!\s*["']?#)/i.test(plain);
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a unit of length. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** Returns the size of a drawing in its own units; undefined if it has none. */
function boxOf({ attributes }: SaxesTagNS): Box | undefined {
  const [, , boxWidth, boxHeight] = (attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (boxWidth && boxHeight) return { width: boxWidth, height: boxHeight };
  const size = (name: string) => {
    const [, number, unit = ''] =
      /^\s*([\d.]+)([a-z]*)\s*$/.exec(attributes[name]?.value ?? '') ?? [];
    return Number((Number(number) * (units[unit] ?? Number.NaN)).toFixed(2));
  };
  return { width: size('width'), height: size('height') };
}

function heightAt(width: number, box: Box | undefined): number | undefined {
  const ratio = box === undefined ? Number.NaN : box.height / box.width;
  return ratio > 0 && Number.isFinite(ratio) ? Math.round(ratio * width) : undefined;
}

import { decodeHTMLStrict } from 'entities/decode';
import { quoted } from '#content/checks/content-issue.ts';
import { textSegments } from './find-links.ts';
import { normalizeText } from './normalize-text.ts';

interface PlainText {
  /** Plain text; may contain line breaks from HTML. */
  readonly text: string;
  /** Messages about markup that was removed. */
  readonly warnings: readonly string[];
}

/**
 * Removes Markdown and HTML from a line, which would otherwise be printed as typed. Does not touch
 * a lone asterisk, a score, a time, a less-than sign or an address with underscores.
 */
export function plainText(line: string): PlainText {
  const marked = withoutLineMarkup(line);
  const { text, warnings } = withoutInlineMarkup(marked.text);
  return { text, warnings: [...marked.warnings, ...warnings] };
}

/** Removes the marks of a whole line, such as those of a heading. */
export function withoutLineMarkup(line: string): PlainText {
  return applyRules(line.trim(), lineRules);
}

/** Removes markup within a text, which may be several lines of a file, joined. */
export function withoutInlineMarkup(text: string): PlainText {
  const kept: string[] = [];
  const restore = (left: string): string =>
    left.replace(
      asidePattern,
      (_, place: string) => kept[place.charCodeAt(0) - putAsideFrom] ?? '',
    );
  // A kept address may contain kept marks.
  const keep = (part: string): string =>
    putAside + String.fromCharCode(putAsideFrom + kept.push(restore(part)) - 1);
  const marked = mapAddresses(text, (part) => part.replace(escaped, '$1')).replace(
    escaped,
    (_, mark: string) => keep(mark),
  );
  const linked = applyRules(marked, linkRules);
  const plain = applyRules(mapAddresses(linked.text, keep), inlineRules);
  return {
    text: restore(plain.text).trim(),
    warnings: [...linked.warnings, ...plain.warnings].map(restore),
  };
}

function applyRules(text: string, rules: readonly MarkupRule[]): PlainText {
  const warnings: string[] = [];
  const left = rules.reduce((before, { pattern, replacement, lost }) => {
    const [found] = before.match(pattern) ?? [];
    if (found === undefined) return before;
    if (lost !== undefined) warnings.push(`${quoted(found)} is ${lost}`);
    return typeof replacement === 'string'
      ? before.replace(pattern, replacement)
      : before.replace(pattern, replacement);
  }, text);
  return { text: left, warnings };
}

/** A backslash before any ASCII punctuation, which it protects in CommonMark. */
const escaped = /\\([!-/:-@[-`{-~])/g;

function mapAddresses(text: string, change: (address: string) => string): string {
  return textSegments(text)
    .map((segment) => (segment.kind === 'link' ? change(segment.text) : segment.text))
    .join('');
}

/** Placeholders from the private use area, which `normalizeText` removes from texts. */
const putAside = '\uE000';
const putAsideFrom = 0xe100;
const asidePattern = /\uE000([\uE100-\uF8FF])/g;

interface MarkupRule {
  readonly pattern: RegExp;
  readonly replacement: string | ((...match: readonly string[]) => string);
  /** Warning for the author; undefined where nothing is lost. */
  readonly lost?: string;
}

const bold = 'bold, which is printed as all other words';
const italics = 'italics, which are printed as all other words';
const html = 'HTML, which is left out';
const command = 'a command of another program, which is left out';
const wordsOnly = 'a link without a whole address; only its words are printed';
/** Elements that begin and end a line. */
const blocks =
  'address|article|aside|blockquote|caption|center|d[dlt]|details|dialog|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|legend|li|main|nav|ol|p|pre|section|summary|table|tr|ul';
const tagEnd = String.raw`(?:\s[^<>]*=[^<>]*|\s*\/?)>`;
const picture = 'a picture, which is left out; name it in the field image';

/** Matches a comment of HTML or of Obsidian. */
export const comment = /<!--[^]*?-->|%%[^]*?%%/g;

/** Marks the end of a line that must not be joined with the next one. */
export const lineBreak = '<br>';

/** Markup of a whole line. */
const lineRules: readonly MarkupRule[] = [
  { pattern: /^([-_*=~])(?:\s*\1){2,}$/, replacement: '' },
  { pattern: /^\|[\s:|-]+\|$/, replacement: '' },
  {
    pattern: /^\|(.*)\|$/,
    replacement: (_, cells = '') =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(', '),
    lost: 'a table, which is printed as one line',
  },
  {
    pattern: /^#{1,6}\s+(.*?)(?:\s+#+)?(?:\s*\{[#.-][^{}]*\})?$/,
    replacement: '$1',
    lost: 'a heading, which is printed as a plain line',
  },
  // A heading without words.
  { pattern: /^#{1,6}$/, replacement: '' },
  { pattern: /^(?:>\s*)+(.*)/, replacement: '$1', lost: 'a quotation; write “ ” around it' },
  // The kind of a note, and the name of a line, of Obsidian.
  { pattern: /^\[!\w+\][+-]?\s*/, replacement: '' },
  { pattern: /(?:^|\s)\^[a-z\d-]+$/i, replacement: '' },
  // A table of contents, the meaning of a word, and the border of a block.
  { pattern: /^\[{1,2}_?TOC_?\]{1,2}$/, replacement: '' },
  { pattern: /^:\s+(?=\S)/, replacement: '' },
  { pattern: /^:{3,}\s*(?:\{[^{}]*\}|[\w-]*)\s*/, replacement: '' },
  // The dash stays, because "- Yes," may be speech instead of a list item.
  { pattern: /^[-*+•]\s+(?:\[[ x]\]\s+)?(.*)/i, replacement: '– $1' },
  { pattern: /^(?:`{3,}|~{3,})\w*$/, replacement: '' },
  { pattern: /(?<!\\)\\$/, replacement: lineBreak },
  {
    pattern: /^\[(?:\^[^\]\s]+\]:\s+|[^\]]+\]:\s+(?=<?https?:))/,
    replacement: '',
    lost: 'the mark of a note; only its words are printed',
  },
  { pattern: /^\[[^\]]+\]:\s+<?data:.*/, replacement: '', lost: picture },
];

/** Markup that contains an address. */
const linkRules: readonly MarkupRule[] = [
  { pattern: comment, replacement: '' },
  {
    pattern: /(?:<!--|%%).*/g,
    replacement: '',
    lost: 'a comment without an end, which is left out',
  },
  {
    pattern:
      /\[(?:embed|gallery|audio|video|playlist)\]|\[[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"']+))+\s*\/?\]|\[\/[a-z][\w-]*\](?!\()/g,
    replacement: '',
    lost: command,
  },
  { pattern: /!\[\[[^\]]*\]\]/g, replacement: '', lost: picture },
  {
    pattern: /\[\[(?!\d+\]\])(?:[^\]|]*\|)?([^\]|]+)\]\](?!\()/g,
    replacement: '$1',
    lost: wordsOnly,
  },
  {
    pattern: /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])(?:\{[^{}]*\})?/g,
    replacement: '',
    lost: picture,
  },
  // An anchor, or a link whose picture was left out.
  {
    pattern: /\[\](?:\{[#.][^{}]*\}|\((?:(?:https?:|mailto:|[#/.])(?:[^()]|\([^()]*\))*)?\))/g,
    replacement: '',
  },
  {
    pattern: /\[(?!\d+\]|\^)([^\]]+)\]\[[^\]]*\]/g,
    replacement: '$1',
    lost: 'a link whose address is elsewhere; only its words are printed',
  },
  {
    pattern:
      /\[([^\]]+)\]\(\s*<?((?:https?:\/\/|mailto:)(?:[^()\s<>]|\([^()\s]*\))+)>?[^)]*\)(?:\{[^{}]*\})?/g,
    replacement: labelled,
  },
  {
    pattern: /(?<![^\s(“"‘*_])\[([^\]]+)\]\((?:[^()]*)\)?/g,
    replacement: '$1',
    lost: wordsOnly,
  },
  {
    pattern: /<a\s[^<>]*href=["']?((?:https?:\/\/|mailto:)[^"'\s<>]+)["']?[^<>]*>(.*?)<\/a>/gi,
    replacement: (_, address = '', label = '') => labelled('', label, address),
  },
  { pattern: /<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/g, replacement: '$1' },
];

/** Inline markup. Addresses are replaced by placeholders before these rules run. */
const inlineRules: readonly MarkupRule[] = [
  {
    pattern: /\[([^\]]+)\]\{[#.][^{}]*\}/g,
    replacement: '$1',
    lost: 'a style, which is left out',
  },
  {
    pattern: /\{\{.*?\}\}|\{%.*?%\}/g,
    replacement: '',
    lost: command,
  },
  { pattern: /\{:\s*[.#\w][^{}]*\}/g, replacement: '' },
  {
    pattern: /<(script|style)\b[^>]*>.*?<\/\1>/gi,
    replacement: '',
    lost: html,
  },
  { pattern: /<\/t[dh]>\s*(?=<t[dh]\b)/gi, replacement: ', ' },
  { pattern: new RegExp(`(?=<(?:${blocks})${tagEnd})`, 'gi'), replacement: '\n' },
  {
    pattern: new RegExp(String.raw`<[bh]r(?:\s[^<>]*)?\/?>|<\/(?:${blocks})\s*>`, 'gi'),
    replacement: '\n',
  },
  {
    pattern: new RegExp(`</?[a-z][a-z0-9:-]*${tagEnd}`, 'gi'),
    replacement: '',
    lost: html,
  },
  { pattern: /\s*\n\s*/g, replacement: '\n' },
  { pattern: /&(?:[a-z][a-z\d]{1,31}|#\d{1,6}|#x[\da-f]{1,5});/gi, replacement: entity },
  // Some programs write an emoji as two entities; half of it is not a character.
  { pattern: /\p{Surrogate}/gu, replacement: '' },
  {
    pattern: /&[a-z][a-z\d]{1,31};/gi,
    replacement: '$&',
    lost: 'a character in HTML; write the character itself',
  },
  {
    pattern: /\*\*(\*?[^\s*](?:(?:[^*]|\*(?!\*))*[^\s*])?\*?)\*\*/g,
    replacement: '$1',
    lost: bold,
  },
  {
    pattern: /(?<!\w)__(_?[^\s_](?:(?:[^_]|_(?!_))*[^\s_])?_?)__(?!\w)/g,
    replacement: '$1',
    lost: bold,
  },
  {
    pattern: /(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/g,
    replacement: '$1',
    lost: italics,
  },
  {
    pattern: /(?<![\w_])_([^\s_](?:[^_]*[^\s_])?)_(?![\w_])/g,
    replacement: '$1',
    lost: italics,
  },
  {
    pattern: /(?<![\w=])==(\S(?:[^=]*[^\s=])?)==(?![\w=])/g,
    replacement: '$1',
    lost: 'highlighted, which is printed as all other words',
  },
  { pattern: /~~(\S(?:[^~]*\S)?)~~/g, replacement: '$1', lost: 'struck out; take the words out' },
  { pattern: /`+([^`]+)`+/g, replacement: '$1' },
  {
    pattern:
      / ?\[\^[^\]\s]+\](?!\()|(?<=[\p{L}\p{M}\p{N}.,;:!?…%)”’»](?:\[\d{1,3}\])*)\[\d{1,3}\](?!\()/gu,
    replacement: '',
    lost: 'the mark of a footnote, which is left out; write the note into the text',
  },
  {
    pattern: /\[\d{1,3}\](?!\()/g,
    replacement: '$&',
    lost: 'printed; take it out if it is the mark of a footnote, or write ( )',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z_]+:(?![\w:])/g,
    replacement: '$&',
    lost: 'printed; write the emoji itself',
  },
];

function labelled(_: string, label = '', address = ''): string {
  const bare = address.replace(/^mailto:/, '');
  return label === '' || label === bare || label === address ? bare : `${label} (${bare})`;
}

function entity(whole = ''): string {
  const name = whole.slice(1, -1);
  const code = name.startsWith('#') ? Number(name.replace('#x', '0x').replace('#', '')) : undefined;
  if (code !== undefined) return code < 0x110000 ? normalizeText(String.fromCodePoint(code)) : '';
  return normalizeText(decodeHTMLStrict(whole));
}

import { shown } from '#content/checks/fault.ts';
import { textSegments } from './text-segments.ts';

interface MarkupRule {
  readonly pattern: RegExp;
  readonly is: string;
  /** What to do instead; `$1` is the first group of the pattern. */
  readonly instead: string;
}

/** Marks at the beginning of a line. "- Yes," is meant as speech more often than as a list. */
const lineRules: readonly MarkupRule[] = [
  { pattern: /^([-_*=~])(?:\s*\1){2,}$/, is: 'a line', instead: 'leave it out' },
  { pattern: /^#{1,6}\s+(.*)/, is: 'a heading', instead: 'write a plain line: $1' },
  { pattern: /^[-*+•]\s+(.*)/, is: 'a list', instead: 'write a plain line; speech has “ ” or –' },
  // A club may be called 1. FC.
  { pattern: /^\d{1,2}[.)]\s+(?!FC\b)(.*)/, is: 'a list', instead: 'write a plain line: $1' },
  { pattern: /^>\s*(.*)/, is: 'a quotation', instead: 'write “ ” around it' },
  { pattern: /^\|.*\|$/, is: 'a table', instead: 'write sentences' },
];

const inlineRules: readonly MarkupRule[] = [
  { pattern: /!\[[^\]]*\]\([^)]*\)/, is: 'a picture', instead: 'name it in the field image' },
  {
    pattern: /\[([^\]]+)\]\((?:[^)\s]*)\)?/,
    is: 'a link',
    instead: 'write the words and the whole address: $1 https://…',
  },
  { pattern: /\*\*(\S(?:[^*]*\S)?)\*\*/, is: 'bold', instead: 'write $1' },
  { pattern: /__(\S(?:[^_]*\S)?)__/, is: 'bold', instead: 'write $1' },
  {
    pattern: /(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/,
    is: 'italics',
    instead: 'write $1',
  },
  { pattern: /(?<![\w_])_([^\s_](?:[^_]*[^\s_])?)_(?![\w_])/, is: 'italics', instead: 'write $1' },
  { pattern: /~~(\S(?:[^~]*\S)?)~~/, is: 'struck out', instead: 'leave it out' },
  { pattern: /`+([^`]*)`*/, is: 'code', instead: 'write “ ” or ’' },
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*=[^<>]*|\s*\/?)>|<!--.*?-->/i,
    is: 'HTML',
    instead: 'leave it out',
  },
  { pattern: /&(?:[a-z]{2,8}|#\d{1,5});/i, is: 'HTML', instead: 'write the character itself' },
];

/**
 * What would be printed as it is typed: the text is plain paragraphs, and so are titles. A lone
 * asterisk, a score, a time, a smaller-than sign or an address with underscores is none of it.
 */
export function markupFaults(line: string): readonly string[] {
  const text = line.trim();
  const bare = textSegments(text)
    .map((segment) => (segment.kind === 'link' ? 'https' : segment.text))
    .join('');
  return [...found(text, lineRules).slice(0, 1), ...found(bare, inlineRules)];
}

function found(text: string, rules: readonly MarkupRule[]): readonly string[] {
  let left = text;
  return rules.flatMap(({ pattern, is, instead }) => {
    const match = pattern.exec(left);
    if (!match) return [];
    left = left.replace(pattern, ' ');
    const hint = instead.replace('$1', () => shown(match[1] ?? '').slice(1, -1));
    return [
      `${shown(match[0])} is Markdown or HTML (${is}) and would be printed as it is; ${hint}`,
    ];
  });
}

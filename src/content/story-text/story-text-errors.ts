import { shown, type Diagnostic } from '#content/checks/content-issue.ts';
import type { FrontMatter } from '#content/story/front-matter.ts';
import { comingSoon } from '#content/story/story.ts';
import { splitSentences } from './split-sentences.ts';
import { textSegments } from './text-segments.ts';

/** How long the stories of the first day are; others may be shorter or longer. */
const fewest = 8;
const most = 16;

/** Text that was saved in another encoding than UTF-8, or read in another one and saved again. */
const misread = /[\uFFFD\0]|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|â€/;

const fewestCharacters = 8;

/** A whole sentence however short it is. */
const whole = /[!?]["'”’)\]]*$/;

/** The first of it: the others have the same cause. */
export function encodingError(text: string): Diagnostic | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  const at = lines.findIndex((line) => misread.test(line));
  if (at === -1) return undefined;
  const value = shown((lines[at] ?? '').replaceAll('\0', ''));
  return {
    line: at + 1,
    error: `${value} has letters that cannot be read; save the file as UTF-8`,
  };
}

/** What would not be shown as it is meant. */
export function textIssues({ body, bodyLine }: FrontMatter): readonly Diagnostic[] {
  return body.split('\n').flatMap((line, at) => {
    const markup = markupErrors(line);
    const crumb = markup.length === 0 && crumbError(line);
    return [...markup, ...(crumb ? [crumb] : [])].map((error) => ({ line: bodyLine + at, error }));
  });
}

export function textWarnings({ body, bodyLine }: FrontMatter): readonly Diagnostic[] {
  const count = body.split('\n').filter((line) => line.trim() !== '').length;
  if (count === 0)
    return [{ line: bodyLine, error: `the text is empty; the page says "${comingSoon}"` }];
  return count < fewest || count > most
    ? [
        {
          line: bodyLine,
          error: `the text has ${count} paragraphs; ${fewest} to ${most} read well`,
        },
      ]
    : [];
}

/**
 * What is wrong with a line whose sentences are heard one by one: a piece of it so short that it is
 * none, as beside an abbreviation that nobody knows here.
 */
export function crumbError(line: string): string | undefined {
  const pieces = splitSentences([{ kind: 'text', text: line.trim() }]);
  if (pieces.length < 2) return undefined;
  const crumb = pieces
    .map((piece) =>
      piece
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .find((piece) => piece.length < fewestCharacters && !whole.test(piece));
  return crumb === undefined
    ? undefined
    : `"${crumb}" is too short for a sentence that is read aloud (${fewestCharacters} characters, or ! or ? at its end); join it to the one beside it`;
}

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
export function markupErrors(line: string): readonly string[] {
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

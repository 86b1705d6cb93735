import { type Diagnostic, quoted } from '#content/checks/content-issue.ts';
import { textSegments } from './find-links.ts';
import { typographic } from '#content/words/typographic.ts';
import { comment, lineBreak, withoutInlineMarkup, withoutLineMarkup } from './plain-text.ts';

/** Text with its line number in the file; the first line is 1. */
export interface SourceLine {
  readonly line: number;
  readonly text: string;
}

interface Paragraphs {
  /** Plain text, with typographic apostrophes and the line where each paragraph begins. */
  readonly paragraphs: readonly SourceLine[];
  readonly warnings: readonly Diagnostic[];
}

/** A line, or the joined lines of a paragraph. */
interface ReadLine extends SourceLine {
  /** The text with its inline markup. */
  readonly marked: string;
  readonly warnings: readonly Diagnostic[];
}

/**
 * Reads the paragraphs of a text. Each line is a paragraph, unless the text is hard-wrapped: if its
 * lines break within sentences at an even width, blank lines separate paragraphs. The lines of such a
 * paragraph are joined before their inline markup is read, because it may continue on the next line.
 */
export function readParagraphs(source: readonly SourceLine[]): Paragraphs {
  const marked = withSingleLineMarkup(source).map(({ line, text }) => {
    const read = withoutLineMarkup(text);
    const isAlone = isTableRow(text) || isHeading(text);
    // Markdown breaks a line that ends in two spaces.
    const own = /\S {2,}$/.test(text) && read.text !== '' ? read.text + lineBreak : read.text;
    // Between line breaks, it is a paragraph of its own.
    return { line, ...read, text: isAlone ? `\n${own}\n` : own, isAlone };
  });
  const lines = marked.map(({ line, text }) => readInline(line, text));
  // Rows of a table and headings say nothing of how the text is wrapped.
  const prose = lines.flatMap((each, at) =>
    marked[at]?.isAlone ? { line: each.line, text: '' } : partsOf(each),
  );
  const read = isHardWrapped(groupsOf(prose))
    ? groupsOf(lines)
        .flatMap(joined)
        .map((paragraph) => readInline(paragraph.line, paragraph.marked, paragraph.warnings))
    : lines;
  const lineWarnings = marked.flatMap(({ line, warnings }) =>
    warnings.map((message) => ({ line, message })),
  );
  const inlineWarnings = read.flatMap(({ warnings }) => warnings);
  return {
    paragraphs: read.flatMap(partsOf).filter(({ text }) => text !== ''),
    warnings: [...lineWarnings, ...inlineWarnings].toSorted((a, b) => a.line - b.line),
  };
}

/** Reports the first comment that does not end: its words would be published. */
export function commentErrors(source: readonly SourceLine[]): readonly Diagnostic[] {
  const lines = textOf(source).replace(comment, blank).split('\n');
  for (const [at, { line }] of source.entries()) {
    const [found, mark] = /(<!--|%%).*/.exec(lines[at] ?? '') ?? [];
    if (found === undefined) continue;
    const end = mark === '%%' ? mark : '-->';
    const message = `${quoted(found)} is a comment without an end; write ${end} after it, or take it out`;
    return [{ line, message }];
  }
  return [];
}

/** Matches a table without outer bars: a heading, a line of hyphens, and rows. */
const table = /^(?! *\|.*\| *$)(?=.*\|).*\n(?=.*\|)(?=.*-)[ :|-]+$(?:\n.*\|.*)*/gm;

/** Matches a tag of HTML on more than one line. */
const longTag = /<[a-z][a-z0-9:-]*(?:\s[^<>]*=[^<>]*|\s*\/?)(?<=<[^<>]*\n[^<>]*)>/gi;

/** Matches the bars that many people write for the full stop of Hindi, Bengali, Odia and Punjabi. */
const typedDanda =
  /(?<=[\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Orya}][”"’']?) ?\|{1,2}(?=[\s”"’']|$)(?<!^ *\|.*)/gmu;

/** Returns whether a line is a row of a table, which is never joined to other lines. */
function isTableRow(text: string): boolean {
  return /^\s*\|.*\|\s*$/.test(text);
}

/** Returns whether a line is a heading, which may have no words. */
function isHeading(text: string): boolean {
  return /^\s*#{1,6}(?:\s|$)/.test(text);
}

/**
 * Replaces markup of several lines by markup of single lines, so that line numbers stay right: comments
 * and the code of scripts and styles by blank lines, tables by those with outer bars.
 */
function withSingleLineMarkup(source: readonly SourceLine[]): readonly SourceLine[] {
  const lines = textOf(source)
    .replace(comment, blank)
    .replace(
      /<(script|style)\b[^>]*>[^]*?<\/\1>/gi,
      (code, tag: string) => `<${tag}></${tag}>${blank(code)}`,
    )
    .replace(longTag, (tag) =>
      /\n\s*\n/.test(tag) ? tag : blank(tag) + tag.replace(/\s*\n\s*/g, ' '),
    )
    .replace(table, (rows) => rows.replace(/^ *\|?(.*?)\|? *$/gm, '|$1|'))
    .replace(typedDanda, (bars) => (bars.trim() === '|' ? '।' : '॥'))
    .split('\n');
  return source.map(({ line }, at) => ({ line, text: lines[at] ?? '' }));
}

function textOf(source: readonly SourceLine[]): string {
  return source.map(({ text }) => text).join('\n');
}

/** Returns the line breaks of a text that is left out. */
function blank(hidden: string): string {
  return hidden.replace(/[^\n]/g, '');
}

/**
 * Reads the inline markup of a text.
 *
 * @param textWarnings warnings about lines of the text, which say where their markup is
 */
function readInline(
  line: number,
  marked: string,
  textWarnings: readonly Diagnostic[] = [],
): ReadLine {
  const { text, warnings } = withoutInlineMarkup(marked);
  const lineOf = (message: string) =>
    textWarnings.find((each) => each.message === message)?.line ?? line;
  // Only the first loss of each kind is reported, but every line has a first.
  const otherWarnings = textWarnings.filter(({ message }) => !warnings.includes(message));
  return {
    line,
    marked,
    text: typographic(text),
    warnings: [
      ...warnings.map((message) => ({ line: lineOf(message), message })),
      ...otherWarnings,
    ],
  };
}

/** Splits a line at the line breaks of HTML. */
function partsOf({ line, text }: ReadLine): readonly SourceLine[] {
  return text.split('\n').map((part) => ({ line, text: part.trim() }));
}

/** Splits lines at blank ones, which are groups of their own. */
function groupsOf<Line extends SourceLine>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    if (line.text === '') groups.push([line], []);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

const narrowest = 40;
const widest = 120;
/** Characters of a line, of 80 at most, that is long enough to have been wrapped, as a share. */
const leastFilled = 0.4;

function isHardWrapped(groups: readonly (readonly SourceLine[])[]): boolean {
  const pairs = groups
    .flatMap((group) =>
      group.slice(1).map((next, at) => [group[at]?.text ?? '', next.text] as const),
    )
    .filter(([line, next]) => !standsAlone(line) && !standsAlone(next));
  const width = Math.max(0, ...groups.flat().map(({ text }) => text.length));
  if (pairs.length === 0 || width < narrowest || width > widest) return false;
  const share = (holds: (line: string, next: string) => boolean) =>
    pairs.filter(([line, next]) => holds(line, next)).length / pairs.length;
  // Lines that are much shorter than others are those of a list or a poem.
  const isFilled = (line: string) => line.length >= Math.min(width, 80) * leastFilled;
  const goesOn = share((line, next) => isFilled(line) && !isEnd(line) && /^\p{Ll}/u.test(next));
  const hasNoRoom = share((line, next) => line.length + 1 + firstWord(next).length > width);
  const isOpen = share((line) => !isEnd(line));
  return goesOn >= 0.6 || (pairs.length > 1 && hasNoRoom >= 0.8 && isOpen >= 0.5);
}

function isEnd(line: string): boolean {
  return /[.!?…:;؟۔।॥።፡。！？]["'”’»)\]]*$/.test(line);
}

function firstWord(line: string): string {
  return line.split(' ')[0] ?? '';
}

/** Returns true for an answer, a list item or an address, which are paragraphs of their own. */
function standsAlone(line: string): boolean {
  const [first, ...others] = textSegments(line);
  return (
    /^(?:[A-H][.)]|\d{1,2}[.)]|[–—])\s/.test(line) ||
    (first?.kind === 'link' && others.length === 0)
  );
}

function joined(group: readonly ReadLine[]): readonly ReadLine[] {
  const paragraphs: ReadLine[] = [];
  let wasAlone = true;
  for (const next of group) {
    const last = paragraphs.at(-1);
    const isAlone = standsAlone(next.text);
    const isAddress = isAlone && textSegments(next.text)[0]?.kind === 'link';
    if (last === undefined || isAlone || wasAlone) paragraphs.push(next);
    else paragraphs.splice(-1, 1, joinedLine(last, next));
    // A line after an answer continues it.
    wasAlone = isAddress;
  }
  return paragraphs;
}

function joinedLine(last: ReadLine, next: ReadLine): ReadLine {
  const space = spaceAfter(last.text, next.text);
  return {
    line: last.line,
    marked: last.marked + space + next.marked,
    text: last.text + space + next.text,
    warnings: [...last.warnings, ...next.warnings],
  };
}

/** Returns the space between joined lines: none after a hyphen or in scripts without spaces. */
function spaceAfter(before: string, after: string): string {
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]$/u.test(before);
  return /\p{L}-$/u.test(before) || (isUnspaced && /^\p{Lo}/u.test(after)) ? '' : ' ';
}

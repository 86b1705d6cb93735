import type { Diagnostic } from '#content/checks/content-issue.ts';
import { textSegments } from './find-links.ts';
import { typographic } from '#content/words/typographic.ts';
import { plainText } from './plain-text.ts';

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

/**
 * Reads the paragraphs of a text. Each line is a paragraph, unless the text is hard-wrapped: if its
 * lines break within sentences at an even width, blank lines separate paragraphs.
 */
export function readParagraphs(source: readonly SourceLine[]): Paragraphs {
  const warnings: Diagnostic[] = [];
  const lines = withoutComments(source).flatMap(({ line, text }) => {
    const plain = plainText(text);
    warnings.push(...plain.warnings.map((message) => ({ line, message })));
    return typographic(plain.text)
      .split('\n')
      .map((part) => ({ line, text: part.trim() }));
  });
  const groups = groupsOf(lines);
  const paragraphs = isHardWrapped(groups) ? groups.flatMap(joined) : groups.flat();
  return { paragraphs, warnings };
}

/** Replaces HTML comments by blank lines, so that line numbers stay right. */
function withoutComments(source: readonly SourceLine[]): readonly SourceLine[] {
  const text = source.map((each) => each.text).join('\n');
  const lines = text
    .replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n');
  return source.map(({ line }, at) => ({ line, text: lines[at] ?? '' }));
}

/** Splits lines at blank ones. */
function groupsOf(lines: readonly SourceLine[]): readonly (readonly SourceLine[])[] {
  const groups: SourceLine[][] = [[]];
  for (const line of lines) {
    if (line.text === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

const narrowest = 40;
const widest = 120;
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
  const isFilled = (line: string) => line.length >= width * leastFilled;
  const goesOn = share((line, next) => isFilled(line) && !isEnd(line) && /^\p{Ll}/u.test(next));
  const hasNoRoom = share((line, next) => line.length + 1 + firstWord(next).length > width);
  const isOpen = share((line) => !isEnd(line));
  return goesOn >= 0.6 || (pairs.length > 1 && hasNoRoom >= 0.8 && isOpen >= 0.5);
}

function isEnd(line: string): boolean {
  return /[.!?…:;؟۔।॥።。！？]["'”’»)\]]*$/.test(line);
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

function joined(group: readonly SourceLine[]): readonly SourceLine[] {
  const paragraphs: SourceLine[] = [];
  let wasAlone = true;
  for (const next of group) {
    const last = paragraphs.at(-1);
    const isAlone = standsAlone(next.text);
    const isAddress = isAlone && textSegments(next.text)[0]?.kind === 'link';
    if (last === undefined || isAlone || wasAlone) paragraphs.push(next);
    else
      paragraphs.splice(-1, 1, {
        ...last,
        text: last.text + blankAfter(last.text, next.text) + next.text,
      });
    // A line after an answer continues it.
    wasAlone = isAddress;
  }
  return paragraphs;
}

/** Returns the space between joined lines: none after a hyphen or in scripts without spaces. */
function blankAfter(before: string, after: string): string {
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]$/u.test(before);
  return /\p{L}-$/u.test(before) || (isUnspaced && /^\p{Lo}/u.test(after)) ? '' : ' ';
}

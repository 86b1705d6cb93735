import { type Diagnostic, quoted } from '#content/checks/content-issue.ts';
import {
  commentErrors,
  readParagraphs,
  type SourceLine,
} from '#content/story-text/read-paragraphs.ts';
import { needsTranslation, paragraphsOf, storyBlocks } from '#content/story-text/story-blocks.ts';
import type { FrontMatter } from './front-matter.ts';
import type { StoryStep } from './story.ts';

interface ReadText {
  readonly paragraphs: readonly SourceLine[];
  /** Line of the text's separator, or the line where the story's text begins. */
  readonly line: number;
}

interface ReadTexts {
  readonly text: ReadText;
  readonly firstHalf: ReadText | undefined;
  readonly spanish: ReadonlyMap<StoryStep, ReadText>;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/** Reads a story's texts from its file, and compares the numbers of paragraphs in translations. */
export function readTexts({ body, bodyLine }: FrontMatter): ReadTexts {
  const { parts, errors, warnings } = splitParts(body, bodyLine);
  const read = parts.map(({ lines, ...part }) => ({ ...part, ...readParagraphs(lines) }));
  const find = (step: StoryStep) => read.find((part) => part.step === step && !part.isSpanish);
  const translations = read.filter(({ isSpanish }) => isSpanish);
  return {
    text: find('full-time') ?? { paragraphs: [], line: bodyLine },
    firstHalf: find('first-half'),
    spanish: new Map(translations.map((part) => [part.step, part])),
    errors: [
      ...errors,
      ...parts.flatMap(({ lines }) => commentErrors(lines)),
      ...translations.flatMap(({ step, line, paragraphs }) => {
        const [given, wanted] = [paragraphs, find(step)?.paragraphs ?? []].map(countParagraphs);
        const message = `the Spanish text has ${given} paragraphs and the text above it ${wanted}; translate each by one, and leave out programmes and videos`;
        return given === wanted || given === 0 ? [] : [{ line, message }];
      }),
    ],
    warnings: [...warnings, ...read.flatMap((part) => part.warnings)],
  };
}

function countParagraphs(paragraphs: readonly SourceLine[]): number {
  const blocks = storyBlocks(paragraphs.map(({ text }) => text).join('\n'));
  return paragraphsOf(blocks).filter(needsTranslation).length;
}

/** A part of a story's file: the text of one step in one language. */
interface StoryPart {
  readonly step: StoryStep;
  readonly isSpanish: boolean;
  /** Line of the part's separator, or the line where the story's text begins. */
  readonly line: number;
  readonly lines: readonly SourceLine[];
}

const firstHalfSeparator = '--- first half ---';
const spanishSeparator = '--- en español ---';

/**
 * Matches a line between dashes or other rules, even after Word has joined the dashes, and a line of one
 * or two words with dashes before it only. The name may be bold and may have a colon.
 */
const separator =
  /^\s*(?:[-–—]+|[=*_~]{3,})[\s*_]*([\p{L}\p{N}][^.!?]*?)[\s*_:.]*(?:[-–—]+|[=*_~]{3,})\s*$/u;
const unclosed = /^\s*-{3,}\s*([\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)?)\s*:?\s*$/u;
const firstHalfName = /^(?:the )?(?:first|1st)[ -]?half$/i;
const spanishName = /^(?:en |in )?(?:español|espanol|spanish)$/i;
/** Matches the name of a misspelt separator. */
const resembling = /\b(?:half|halves|first|1st|spanish|espa\p{L}{1,4})\b/iu;
/** Matches a line in bold or italics, which is a heading such as `***First half***`. */
const heading = /^[*_]+[^\s*_]/;
/** Matches a single dash, which may begin speech. */
const singleDash = /^[-–—](?![-–—])/;
/** Matches an item of a list. A separator never begins so: Word turns "---" into a longer dash. */
const listItem = /^-(?!-)/;
/** Matches a line between several dashes, which may be meant to separate texts. */
const betweenDashes = /^(?:---|[–—]{2}).*(?:---|[–—]{2})$/;
/** Matches a name of one to three words. */
const shortName = /^(?:[\p{L}\p{N}()]+[ -]*){1,3}$/u;

/** Longest line that can be a separator. */
const longestSeparator = 48;

/** Returns the name in a line that may be a separator; empty for any other line. */
function separatorName(bare: string): string {
  if (bare.length > longestSeparator) return '';
  const [, name = ''] = separator.exec(bare) ?? unclosed.exec(bare) ?? [];
  return name.replace(/\s+/g, ' ');
}

function isMisspelt(bare: string, name: string): boolean {
  const isSentence = listItem.test(bare) || (singleDash.test(bare) && !shortName.test(name));
  return resembling.test(name) && !heading.test(bare) && !isSentence;
}

/**
 * Removes spaces around a line, the backslashes of Google Docs, all but three of repeated marks, and bold or
 * the mark of a heading or a quotation around dashes.
 */
function withShortMarks(text: string): string {
  return text
    .replaceAll('\\', '')
    .replace(/([-–—=*_~])\1{3,}/g, '$1$1$1')
    .trim()
    .replace(/^(?:[>#]+\s*|\*\*|__)+(?=[-–—])/, '')
    .replace(/(?<=[-–—])(?:\*\*|__)$/, '');
}

/**
 * Splits the text of a story's file at its separators. The first part is the `full-time` text; a
 * Spanish part translates the part above it.
 */
function splitParts(
  lines: readonly SourceLine[],
  bodyLine: number,
): Pick<ReadTexts, 'errors' | 'warnings'> & { readonly parts: readonly StoryPart[] } {
  const parts: { step: StoryStep; isSpanish: boolean; line: number; lines: SourceLine[] }[] = [
    { step: 'full-time', isSpanish: false, line: bodyLine, lines: [] },
  ];
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const source of lines) {
    const { line, text } = source;
    const bare = withShortMarks(text);
    const name = separatorName(bare);
    const isSpanish = spanishName.test(name);
    if (isSpanish || (firstHalfName.test(name) && !heading.test(bare))) {
      const step = isSpanish ? (parts.at(-1)?.step ?? 'full-time') : 'first-half';
      if (parts.some((part) => part.step === step && part.isSpanish === isSpanish))
        errors.push({ line, message: `${quoted(text)} is given twice; keep one of them` });
      parts.push({ step, isSpanish, line, lines: [] });
    } else if (isMisspelt(bare, name))
      errors.push({
        line,
        message: `${quoted(text)} separates nothing; write ${firstHalfSeparator} or ${spanishSeparator}`,
      });
    else {
      parts.at(-1)?.lines.push(source);
      if (name !== '' && betweenDashes.test(bare))
        warnings.push({
          line,
          message: `${quoted(text)} is printed; if another text begins here, write ${firstHalfSeparator} or ${spanishSeparator}`,
        });
    }
  }
  for (const { line, lines: own } of parts.slice(1))
    if (own.every(({ text }) => text.trim() === ''))
      errors.push({ line, message: 'no text follows; write it, or take the line out' });
  return { parts, errors, warnings };
}

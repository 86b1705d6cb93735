import type { Diagnostic } from '#content/checks/content-issue.ts';
import { readParagraphs, type SourceLine } from '#content/story-text/read-paragraphs.ts';
import { paragraphsOf, storyBlocks } from '#content/story-text/story-blocks.ts';
import type { FrontMatter } from './front-matter.ts';
import { splitParts } from './story-parts.ts';
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

/** Reads the texts of a story's file, and checks that Spanish ones have the paragraphs of what they translate. */
export function readTexts({ body, bodyLine }: FrontMatter): ReadTexts {
  const { parts, errors } = splitParts(body, bodyLine);
  const read = parts.map(({ lines, ...part }) => ({ ...part, ...readParagraphs(lines) }));
  const find = (step: StoryStep) => read.find((part) => part.step === step && !part.isSpanish);
  const translations = read.filter(({ isSpanish }) => isSpanish);
  return {
    text: find('full-time') ?? { paragraphs: [], line: bodyLine },
    firstHalf: find('first-half'),
    spanish: new Map(translations.map((part) => [part.step, part])),
    errors: [
      ...errors,
      ...translations.flatMap(({ step, line, paragraphs }) => {
        const [given, wanted] = [paragraphs, find(step)?.paragraphs ?? []].map(countParagraphs);
        const message = `the Spanish text has ${given} paragraphs and the text above it ${wanted}; translate each by one, and leave out programmes and videos`;
        return given === wanted || given === 0 ? [] : [{ line, message }];
      }),
    ],
    warnings: read.flatMap(({ warnings }) => warnings),
  };
}

function countParagraphs(paragraphs: readonly SourceLine[]): number {
  return paragraphsOf(storyBlocks(paragraphs.map(({ text }) => text).join('\n'))).length;
}

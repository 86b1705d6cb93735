import { type Diagnostic, quoted, withoutOuterQuotes } from '#content/checks/content-issue.ts';
import {
  characterWarnings,
  encodingError,
  normalizeText,
} from '#content/story-text/normalize-text.ts';
import type { SourceLine } from '#content/story-text/read-paragraphs.ts';
import { pageCount } from '#content/paper/page-count.ts';
import { createStory } from './create-story.ts';
import { drawErrors } from './draw-errors.ts';
import { type FrontMatter, splitFrontMatter } from './front-matter.ts';
import { firstHalfErrors } from './first-half-errors.ts';
import { isConfirmed, readLesson } from './lesson-fields.ts';
import { readFields } from './story-fields.ts';
import { readTexts } from './read-texts.ts';
import { readDate, withoutArtFolder } from './story-schema.ts';
import { languageOfScript } from './story-language.ts';
import { comingSoon, parseStoryId, type StoryStep, type WrittenStory } from './story.ts';

interface Diagnosed {
  readonly warnings: readonly Diagnostic[];
  /** Returns the line of a field; 1 if it is missing. */
  readonly lineOf: (field: string) => number;
}

export type ParsedStory = Diagnosed &
  (
    | { readonly status: 'parsed'; readonly story: WrittenStory; readonly image: string }
    | {
        readonly status: 'invalid';
        /** True if the front matter says `draft: yes`. */
        readonly isDraft: boolean;
        /** As in a valid story; empty without the field. */
        readonly image: string;
        readonly errors: readonly Diagnostic[];
      }
  );

interface ParseOptions {
  /** YYYY-MM-DD in UTC. A story with a later date is a draft. */
  readonly today?: string;
  /** Next free id, for error messages. */
  readonly nextId?: number;
}

/**
 * Parses `<id>.md`. Only what would harm a reader is an error, and all errors are reported at once.
 * Everything else is corrected, with a warning where something is lost. The picture itself is not
 * read here.
 */
export function parseStory(
  file: string,
  source: string,
  { today = new Date().toISOString().slice(0, 10), nextId = 13 }: ParseOptions = {},
): ParsedStory {
  const lineEnd = /[\r\n]/.test(source) ? /\r\n|\r|\n/ : /[\u0085\u2028\u2029]/;
  const raw = source.replace(/^\uFEFF/, '').split(lineEnd);
  const parts = splitFrontMatter(raw.map(normalizeText));
  const lineOf = (field: string): number => parts.fields.get(field)?.line ?? 1;
  const misread = encodingError(raw);
  // Nothing else can be checked in UTF-16 without a byte order mark.
  if (misread && source.includes('\0'))
    return {
      status: 'invalid',
      isDraft: false,
      image: '',
      errors: [misread],
      warnings: [],
      lineOf,
    };

  const { fields, isDraft, ...head } = readFields(parts, today);
  const isEnglish = fields === undefined || /^en\b/.test(fields.lang);
  const { text, firstHalf, spanish, ...texts } = readTexts(parts);
  const content = contentOf(text.paragraphs);
  const { lesson, ...lessonHead } = readLesson(parts, content, spanish.size > 0);
  const valueOf = (field: string) =>
    withoutOuterQuotes([parts.fields.get(field)?.value ?? []].flat().join(' '));
  const draw = { paragraphs: text.paragraphs, date: readDate(valueOf('date')), isEnglish };
  const name = file.replace(/^.*[\\/]/, '');
  const id = parseStoryId(name.replace(/\.md$/, ''));
  const errors = [
    ...idErrors(name, id, nextId),
    ...(misread ? [misread] : []),
    ...parts.errors,
    ...head.errors,
    ...lessonHead.errors,
    ...texts.errors,
    ...mergeErrors(parts.body),
    ...(firstHalf
      ? firstHalfErrors({
          title: fields?.title ?? '',
          content,
          easier: firstHalf.paragraphs,
          line: firstHalf.line,
          words: lesson.words,
          isEnglish,
        })
      : []),
    ...drawErrors(valueOf('deadline'), draw).map(({ line, message }) => ({
      line: line || lineOf('deadline'),
      message,
    })),
  ].toSorted((a, b) => a.line - b.line);
  const found = [
    ...firstOfEach(
      raw.flatMap((line, at) =>
        characterWarnings(line).map((message) => ({ line: at + 1, message })),
      ),
    ),
    ...head.warnings,
    ...lessonHead.warnings,
    ...texts.warnings,
  ];
  if (errors.length > 0) {
    const image = withoutArtFolder(valueOf('image'));
    return { status: 'invalid', isDraft, image, errors, warnings: found, lineOf };
  }
  if (id === undefined || fields === undefined)
    throw new Error(`${name} is invalid without an error`);

  const writtenText = (step: StoryStep, paragraphs: readonly SourceLine[]) => ({
    content: contentOf(paragraphs),
    spanish: contentOf(spanish.get(step)?.paragraphs ?? []),
  });
  const story = createStory({
    id,
    fields,
    lesson,
    text: writtenText('full-time', text.paragraphs),
    ...(firstHalf && {
      firstHalf: {
        ...writtenText('first-half', firstHalf.paragraphs),
        sample: !isConfirmed(parts, 'first-half'),
      },
    }),
    today,
  });
  const warnings = [...found, ...storyWarnings(story, parts, today)].toSorted(
    (a, b) => a.line - b.line,
  );
  return { status: 'parsed', story, image: fields.image, warnings, lineOf };
}

function contentOf(paragraphs: readonly SourceLine[]): string {
  return paragraphs.map(({ text }) => text).join('\n');
}

/** Reserved id: static hosts serve `stories/404.html` for stories that do not exist. */
export const missingId = 404;

function idErrors(name: string, id: number | undefined, nextId: number): readonly Diagnostic[] {
  const rule =
    id === undefined
      ? `the file must be named <id>.md, digits only, no leading zero, such as ${nextId}.md`
      : `${missingId} is the page for stories that do not exist; take another number, such as ${nextId}.md`;
  return id === undefined || id === missingId
    ? [{ line: 1, message: `${quoted(name)}: ${rule}` }]
    : [];
}

/** Reports the lines that Git adds where two versions of a file differ. */
function mergeErrors(body: readonly SourceLine[]): readonly Diagnostic[] {
  const isMerged = body.some(({ text }) => /^<{7}(?: |$)/.test(text));
  const mark = isMerged ? /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/ : /^>{7}(?: |$)/;
  return body
    .filter(({ text }) => mark.test(text))
    .map(({ line, text }) => ({
      line,
      message: `${quoted(text)} is a mark of Git between two versions; keep one version and take the marks out`,
    }));
}

function storyWarnings(
  story: WrittenStory,
  { fields, bodyLine }: FrontMatter,
  today: string,
): readonly Diagnostic[] {
  const { date, words, blocks, content } = story;
  const lang = fields.has('lang') ? undefined : languageOfScript(content);
  const pages = pageCount('class-sheet', story);
  return [
    ...(date > today
      ? [
          {
            line: fields.get('date')?.line ?? 1,
            message: `date: "${date}" is to come; until a build on that day the story is a draft`,
          },
        ]
      : []),
    ...(blocks.length === 0
      ? [{ line: bodyLine, message: `the text is empty; the page says "${comingSoon}"` }]
      : []),
    ...(lang === undefined
      ? []
      : [
          {
            line: bodyLine,
            message: `the text is not in the Latin script; write lang: ${lang}, or another language tag, into the fields`,
          },
        ]),
    ...(pages > 1
      ? [
          {
            line: bodyLine,
            message: `the text has ${words} words; its class sheet takes about ${pages} pages`,
          },
        ]
      : []),
  ];
}

/** Returns the first diagnostic of each message, because a letter may be in every line. */
function firstOfEach(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(
    ({ message }, at) => diagnostics.findIndex((each) => each.message === message) === at,
  );
}

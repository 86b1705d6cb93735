import * as v from 'valibot';
import { type Diagnostic, quoted, withoutOuterQuotes } from '#content/checks/content-issue.ts';
import { plainText } from '#content/story-text/plain-text.ts';
import { typographic } from '#content/words/typographic.ts';
import type { Field, FrontMatter } from './front-matter.ts';
import { fieldNames, isHiddenElsewhere, storyFieldNames } from './field-names.ts';
import { hasName } from './story-language.ts';
import { missing, type StoryFields, storySchema, yes } from './story-schema.ts';

interface ReadFields {
  /** Undefined if a field is invalid. */
  readonly fields: StoryFields | undefined;
  /** Known even if another field is invalid. */
  readonly isDraft: boolean;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

const examples = {
  title: 'A cup for under-13s',
  image: '/art/scene-cup.svg',
  alt: 'A huge cup with ribbons.',
  categories: 'media, news',
  date: '2025-05-10',
} as const;

/** Longer values are accepted with a warning. */
const longest = { title: 80, alt: 300 } as const;

/**
 * Reads the fields of a story's head. Each message begins with the field's name.
 *
 * @param today YYYY-MM-DD in UTC
 */
export function readFields(parts: FrontMatter, today: string): ReadFields {
  const { fields, unread } = parts;
  const warnings: Diagnostic[] = [];
  const lineOf = (name: string): number => fields.get(name)?.line ?? 1;
  const warn = (name: string, words: string): void =>
    void warnings.push({ line: lineOf(name), message: `${name}: ${words}` });
  const read = (name: string, value: string): string => {
    if (!(name in longest)) return withoutOuterQuotes(value);
    const plain = plainText(value);
    for (const lost of plain.warnings) warn(name, lost);
    return typographic(plain.text.replaceAll('\n', ' '));
  };
  const values = Object.fromEntries(
    [...fields]
      .filter(([, { value }]) => value !== '')
      .map(([name, { value = null }]) => [
        name,
        typeof value === 'string' ? read(name, value) : value,
      ]),
  );
  for (const [name, most] of Object.entries(longest)) {
    const value = values[name];
    if (typeof value === 'string' && value.length > most)
      warn(name, `${quoted(value)} has ${value.length} characters; up to ${most} are easy to read`);
  }
  const isDraft =
    yes.test(String(values['draft'] ?? '')) ||
    Object.entries(values).some(([name, value]) => isHiddenElsewhere(name, String(value), today));
  const {
    output,
    issues = [],
    success,
  } = v.safeParse(storySchema, {
    ...values,
    ...(isDraft && { draft: 'yes' }),
  });
  if (success && !hasName(output.lang))
    warn('lang', `${quoted(output.lang)} is a language without a known name; check its code`);
  const errors = issues.flatMap(({ path, message }) => {
    const name = String(path?.[0].key);
    const isMissing = message === missing;
    if (unread.has(name) || (isMissing && fields.size === 0)) return [];
    const example = isMissing ? `; such as ${name}: ${Reflect.get(examples, name)}` : '';
    return [{ line: lineOf(name), message: `${name}: ${message}${example}` }];
  });
  const unknown = unknownFields(fields);
  return {
    fields: success ? output : undefined,
    isDraft,
    errors: [...errors, ...unknown.errors],
    warnings: [...warnings, ...unknown.warnings],
  };
}

/** Fields of other programs that resemble ours and are not misspelt. */
const resembling = 'awards cards example head headline lead long plan related season world'.split(
  ' ',
);

/**
 * Reports unknown fields. A misspelt name is an error, because the story would be published without
 * its value. A field of another program, such as `layout`, is ignored with a warning, and so is one that
 * resembles a field that is given.
 */
function unknownFields(
  fields: ReadonlyMap<string, Field>,
): Pick<ReadFields, 'errors' | 'warnings'> {
  const unknown = [...fields].filter(([name]) => !fieldNames.includes(name));
  const errors = unknown.flatMap(([name, { line, value = '' }]) => {
    const nearest = storyFieldNames.find(
      (other) =>
        !fields.has(other) &&
        !resembling.includes(name) &&
        distance(name, other) <= (other.length > 4 ? 2 : 1),
    );
    const about = `${name}: ${quoted([value].flat().join(', '))}: the field`;
    return nearest === undefined
      ? []
      : [{ line, message: `${about} is not known; write ${nearest}` }];
  });
  const ignored = unknown.filter(([, { line }]) => !errors.some((error) => error.line === line));
  const [first] = ignored;
  const names = ignored.map(([name]) => name).join(', ');
  const message = `${names}: not read; the fields of a story are ${storyFieldNames.join(', ')}`;
  return { errors, warnings: first === undefined ? [] : [{ line: first[1].line, message }] };
}

/** Computes the Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

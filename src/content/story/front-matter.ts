import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { type Diagnostic, quoted } from '#content/checks/content-issue.ts';
import type { SourceLine } from '#content/story-text/read-paragraphs.ts';
import { draftFields, fieldNames } from './field-names.ts';

export interface FrontMatter {
  /** Fields by their names in lower case. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly body: readonly SourceLine[];
  /** Line where the text begins. */
  readonly bodyLine: number;
  readonly errors: readonly Diagnostic[];
  /** Names of fields with a syntax error; they are not reported as missing. */
  readonly unread: ReadonlySet<string>;
}

export interface Field {
  /** Undefined if the value is neither a text nor a list of texts. */
  readonly value: string | readonly string[] | undefined;
  readonly line: number;
}

/**
 * Splits normalized lines into front matter and text. All values stay strings, even dates and
 * booleans. A value without quotes runs to the end of its line, continues on indented lines and may
 * contain YAML syntax such as ": ", " #" or a leading "@". A value with unbalanced quotes or brackets
 * is taken literally.
 */
export function splitFrontMatter(lines: readonly string[]): FrontMatter {
  const start = lines.findIndex((line) => line.trim() !== '');
  const end = lines.findIndex(
    (line, at) => at > start && (isFence(line) || /^\s*\.{3}\s*$/.test(line)),
  );
  if (!isFence(lines[start] ?? '') || end === -1) {
    const errors = [missingFence(lines, start)];
    return { fields: new Map(), body: [], bodyLine: 1, errors, unread: new Set() };
  }
  const offset = start + 1;
  const head = joinValues(withoutForeignLists(lines.slice(offset, end).map(plainLine)));
  const errors: Diagnostic[] = [];
  const checked = head.map((line, at) => {
    const [, item] = /^\s*- +(\S.*)$/.exec(line) ?? [];
    // In a list, YAML joins an item to the one above it if it is indented more.
    if (item !== undefined) return `  - ${yamlValue('', item.trim())}`;
    if (line.trim() === '' || /^(\s|#|[\]}])/.test(line)) return line;
    const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    if (!/^[\p{L}\p{N}_ -]+$/u.test(name.trim())) {
      const message = `${quoted(line)} is not "name: value", such as date: 2025-05-10`;
      errors.push({ line: offset + at + 1, message });
      return '';
    }
    if (/^\s/.test(lines[offset + at] ?? '')) {
      const message = `${quoted(line)} is indented; take out the spaces before it`;
      errors.push({ line: offset + at + 1, message });
    }
    const goesOn = /^(\s|- |[\]}])/.test(head[at + 1] ?? '');
    return `${name.trim().toLowerCase()}: ${goesOn ? value.trim() : yamlValue(name, value.trim())}`;
  });
  const read = readYaml(checked, offset);
  const found = [...errors, ...read.errors];
  const isEmpty = read.fields.size === 0 && found.length === 0;
  const all = isEmpty ? [missingFence(lines, start)] : found;
  return {
    fields: read.fields,
    body: lines
      .slice(end + 1)
      .flatMap((text, at) => text.split('\n').map((part) => ({ line: end + 2 + at, text: part }))),
    bodyLine: end + 2,
    errors: all,
    unread: new Set(all.map(({ line }) => (checked[line - offset - 1] ?? '').split(':')[0] ?? '')),
  };
}

/** Matches `---`, even after Word has replaced hyphens with dashes. */
const fence = /^\s*(?:-{3,}|[-–—]*[–—][-–—]*)\s*$/;

function isFence(line: string): boolean {
  return fence.test(line.replaceAll('\\', ''));
}

/** Removes the soft breaks, the backslashes of Google Docs and the wide colon of Chinese and Japanese. */
function plainLine(line: string): string {
  return line
    .replaceAll('\n', ' ')
    .replace(/\\([-_.])/g, '$1')
    .replace(/^(\s*[\p{L}\p{N}_ -]+)：\s*/u, '$1: ');
}

function missingFence(lines: readonly string[], start: number): Diagnostic {
  const filled = lines.flatMap((line, place) => (line.trim() === '' ? [] : place));
  const opening = filled.find(
    (place, at) => isFence(lines[place] ?? '') && isOwnField(lines[filled[at + 1] ?? -1] ?? ''),
  );
  if (opening !== undefined && opening > start && !isFence(lines[start] ?? '')) {
    const rule = `the fields come first; move this below them, they begin in line ${opening + 1}`;
    return { line: start + 1, message: `${quoted(lines[start] ?? '')}: ${rule}` };
  }
  const at = lines.findIndex(
    (line, place) => place >= start && /^\s*[-–—_=*+]{1,5}\s*$/.test(line),
  );
  const line = isFence(lines[start] ?? '') || at === -1 ? Math.max(start, 0) : at;
  const rule = 'the fields must be between two lines of "---", each as "name: value"';
  return { line: line + 1, message: `${quoted(lines[line] ?? '')}: ${rule}` };
}

/**
 * Puts a value that continues on indented lines on its first line. The other lines and the comments between
 * them stay blank, so that line numbers are right. A field of ours among them begins its own line again.
 * Lists, maps and block scalars are not changed.
 */
function joinValues(lines: readonly string[]): readonly string[] {
  const joined = [...lines];
  const first = lines.findIndex((line) => line.trim() !== '');
  let start = -1;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const goesOn = (start !== -1 || at === first) && /^\s/.test(line);
    const isItem = /^\s*- /.test(lines[start] ?? '') && /^\s*-(?:\s|$)/.test(line);
    if (!goesOn || isItem || at === first || isOwnField(line)) {
      if (goesOn && !isItem) joined[at] = line.trim();
      const next = lines.slice(at + 1).find((each) => each.trim() !== '');
      start = isText(joined[at] ?? '', next ?? '') ? at : -1;
      continue;
    }
    if (!/^\s+#(?:\s|$)/.test(line)) joined[start] = `${joined[start]} ${line.trim()}`;
    joined[at] = '';
  }
  return joined;
}

/**
 * Blanks the lists of maps in fields of other programs, because their entries may have the names of our fields
 * are. One that may mark a draft stays and is reported.
 */
function withoutForeignLists(lines: readonly string[]): readonly string[] {
  let isForeign = false;
  return lines.map((line, at) => {
    const next = lines.slice(at + 1).find((each) => each.trim() !== '');
    const [, name] = /^([^\s:#-][^:]*):\s*$/.exec(line) ?? [];
    if (name !== undefined)
      isForeign =
        !fieldNames.includes(name.trim().toLowerCase()) &&
        /^\s*-\s+["']?[\w-]+["']?:(?:\s|$)/.test(next ?? '');
    else if (/^[^\s-]/.test(line)) isForeign = false;
    else if (isForeign) return isOwnField(line, draftFields) ? line.trim() : '';
    return line;
  });
}

function isOwnField(line: string, names = fieldNames): boolean {
  const [, name = ''] = /^\s*([^\s:]+)\s*:/.exec(line) ?? [];
  return names.includes(name.toLowerCase());
}

/** Returns true if the value of a field or of a list's item is text, which the next line may begin. */
function isText(line: string, next: string): boolean {
  const [, value] = /^(?:\s*- +|[^\s:#][^:]*:\s*)(.*)$/.exec(line) ?? [];
  return value === ''
    ? !/^\s*(?:[|>[{#]|-(?:\s|$)|[^\s:]+:(?:\s|$))/.test(next)
    : value !== undefined && !/^[|>[{]/.test(value);
}

function readYaml(
  lines: readonly string[],
  offset: number,
): Pick<FrontMatter, 'fields' | 'errors'> {
  const fields = new Map<string, Field>();
  const errors = new Map<number, string>();
  try {
    const counter = new LineCounter();
    const document = parseDocument(lines.join('\n'), { schema: 'failsafe', lineCounter: counter });
    const lineAt = (place: number): number => counter.linePos(place).line;
    for (const error of document.errors) {
      const line = lineAt(error.pos[0]);
      if (!errors.has(line)) errors.set(line, yamlError(error, lines[line - 1] ?? ''));
    }
    for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
      if (!isScalar(key) || !key.range) continue;
      const name = String(key.value);
      const line = lineAt(key.range[0]);
      fields.set(name, { value: parseNode(value), line: line + offset });
    }
  } catch (error) {
    // The recursive parser overflows the stack on deeply nested lines.
    if (!(error instanceof RangeError)) throw error;
    const deepest = lines.reduce(
      (most, line, at) => (line.search(/\S/) > (lines[most]?.search(/\S/) ?? 0) ? at : most),
      0,
    );
    errors.set(
      deepest + 1,
      `${quoted(lines[deepest] ?? '')} is nested too deeply; write "name: value"`,
    );
  }
  return {
    fields,
    errors: [...errors].map(([line, message]) => ({ line: line + offset, message })),
  };
}

function yamlError(error: YAMLError, line: string): string {
  const [, name = '', value = ''] = /^([^:]*):?(.*)$/.exec(line) ?? [];
  if (error.code === 'DUPLICATE_KEY') return `${name}: ${quoted(value)} is given twice`;
  return `${quoted(line)} is not "name: value"`;
}

/** Returns the text or the texts of a node; undefined for anything else. */
function parseNode(node: unknown): Field['value'] {
  if (node === null) return '';
  if (isScalar(node))
    return String(node.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  if (!isSeq(node)) return undefined;
  const texts = node.items.map((item) => (isSeq(item) ? undefined : parseNode(item)));
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

/** Fields that may be lists. In other fields a bracket is part of the text. */
const lists = ['categories', 'words', 'tags'];

/** Quotes a value for YAML, unless it is valid as it is. */
function yamlValue(name: string, value: string): string {
  const isList = lists.includes(name.trim().toLowerCase());
  const isText = /^[[{]/.test(value)
    ? !isList || !isYaml(value)
    : /^["'|>]/.test(value) && !isYaml(value);
  const isOdd = /^[@`*&!%#?,-]|: |:$| #/.test(value) && !/^["'[{]/.test(value);
  return isText || isOdd ? JSON.stringify(withoutQuotes(value)) : value;
}

function isYaml(value: string): boolean {
  try {
    return parseDocument(`- ${value}`, { schema: 'failsafe' }).errors.length === 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Removes outer quotes from `"A "new" cup"`, but not from `"Run!" and "Stop!"`. */
function withoutQuotes(value: string): string {
  const [, quote = '', inside = ''] = /^(["'])(.*)\1$/.exec(value) ?? [];
  const first = inside.indexOf(quote);
  return quote !== '' && (first <= 0 || inside.charAt(first - 1) === ' ') ? inside : value;
}

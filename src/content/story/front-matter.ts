import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { shown, type Diagnostic } from '#content/checks/content-issue.ts';

export interface FrontMatter {
  readonly fields: ReadonlyMap<string, Field>;
  readonly body: string;
  /** Where the text begins. */
  readonly bodyLine: number;
  readonly errors: readonly Diagnostic[];
  /** Names on lines with a error: they are not missing. */
  readonly unread: ReadonlySet<string>;
}

interface Field {
  readonly value: string | readonly string[];
  readonly line: number;
}

/**
 * Splits `---`, YAML, `---`, text. All values stay text, dates and yes too. A value without quotes
 * runs to the end of its line and may hold what YAML would read otherwise: ": ", " #", a leading "@".
 */
export function splitFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const start = lines.findIndex((line) => line.trim() !== '');
  const end = lines.findIndex((line, at) => at > start && fence.test(line));
  if (!fence.test(lines[start] ?? '') || end === -1)
    return {
      fields: new Map(),
      body: '',
      bodyLine: 1,
      errors: [noFence(lines, start)],
      unread: new Set(),
    };

  const head = lines.slice(start + 1, end);
  const offset = start + 1;
  const errors: Diagnostic[] = [];
  const checked = head.map((line, at) => {
    const error = lineFault(line);
    if (error !== undefined) errors.push({ line: offset + at + 1, error });
    return error === undefined ? quoted(line) : '';
  });
  const read = readYaml(checked.join('\n'), head, offset);
  const all = [...errors, ...read.errors];
  return {
    fields: read.fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trimEnd(),
    bodyLine: end + 2,
    errors: all,
    unread: new Set(all.map(({ line }) => (lines[line - 1] ?? '').split(':')[0]?.trim() ?? '')),
  };
}

const fence = /^---[ \t]*$/;
const almostFence = /^\s*[-–—_=*]{1,5}\s*$/;
const between = 'the fields must stand between two lines of "---"';

function noFence(lines: readonly string[], start: number): Diagnostic {
  const at = lines.findIndex((line) => almostFence.test(line) && !fence.test(line));
  const line = at === -1 ? Math.max(start, 0) : at;
  return { line: line + 1, error: `${shown(lines[line] ?? '')}: ${between}` };
}

/** What is wrong with a line by itself; lines that go on from the one above are YAML's business. */
function lineFault(line: string): string | undefined {
  if (line.includes('\t')) return `${shown(line)} holds a tab; use blanks`;
  if (line.trim() === '' || /^(\s|- |#|[\]}])/.test(line)) return undefined;
  const [, name = '', rest = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
  if (name.trim() === '') return `${shown(line)} is not "name: value", such as date: 2025-05-10`;
  return rest === '' || rest.startsWith(' ')
    ? undefined
    : `${shown(line)} needs a blank behind the colon: ${name}: ${rest}`;
}

function quoted(line: string): string {
  const [, name, value = ''] = /^([^\s:#-][^:]*:) +(.*\S)\s*$/.exec(line) ?? [];
  if (name === undefined || /^["'[{|>]/.test(value)) return line;
  const isOdd = /^[@`*&!%#?,-]|: |:$| #/.test(value);
  return isOdd ? `${name} ${JSON.stringify(value)}` : line;
}

function readYaml(
  yaml: string,
  head: readonly string[],
  offset: number,
): Pick<FrontMatter, 'fields' | 'errors'> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { schema: 'failsafe', lineCounter: counter });
  const lineAt = (place: number): number => counter.linePos(place).line;
  const errors = new Map<number, string>();
  for (const error of document.errors) {
    const line = lineAt(error.pos[0]);
    if (!errors.has(line)) errors.set(line, yamlFault(error, head[line - 1] ?? ''));
  }
  const fields = new Map<string, Field>();
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key) || !key.range) continue;
    const name = String(key.value);
    const line = lineAt(key.range[0]);
    const found = textOf(value);
    if (found === undefined) errors.set(line, `${name}: ${shown(head[line - 1] ?? '')} is no text`);
    else if (!fields.has(name)) fields.set(name, { value: found, line: line + offset });
  }
  return {
    fields,
    errors: [...errors].map(([line, error]) => ({ line: line + offset, error })),
  };
}

function yamlFault(error: YAMLError, line: string): string {
  const [, name = '', value = ''] = /^([^:]*):?(.*)$/.exec(line) ?? [];
  if (error.code === 'DUPLICATE_KEY') return `${name}: ${shown(value.trim())} is given twice`;
  return `${shown(line)} is not "name: value": quotes and brackets go in pairs, “these” may stand inside`;
}

/** A line of text, or several; undefined for anything else. */
function textOf(node: unknown): Field['value'] | undefined {
  if (node === null) return '';
  if (isScalar(node))
    return String(node.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  if (!isSeq(node)) return undefined;
  const texts = node.items.map(textOf);
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

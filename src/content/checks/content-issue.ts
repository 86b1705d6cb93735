/** A mistake in the content; the build adds the file and the line. */
export interface ContentIssue {
  /** Subject of the issue: a page, a book, a value that the owner supplies. */
  readonly about: string;
  /** Value exactly as the file has it, so that its line is found. */
  readonly value: string;
  /** Problem and correction, as the rest of a sentence after the value. */
  readonly rule: string;
  /** Text by which the line is found if the file does not contain the value itself. */
  readonly near?: string;
}

/** A message about one line of a file; it names the value and the rule. */
export interface Diagnostic {
  /** Line number; the first line is 1. */
  readonly line: number;
  readonly message: string;
}

const longest = 60;

/** Quotes a value on one line, and cuts a long one. */
export function quoted(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return `"${line.length > longest ? `${line.slice(0, longest - 1)}…` : line}"`;
}

/** Removes the outer quotes of a value, straight or typographic. */
export function withoutOuterQuotes(value: string): string {
  return value.replace(/^["'“”‘’](.*)["'“”‘’]$/, '$1');
}

/** A mistake in what the site says; the build adds the file and the line. */
export interface ContentIssue {
  /** What it is about: a page, a book, a value of the owner. */
  readonly about: string;
  /** As it stands in the file, which is how its line is found. */
  readonly value: string;
  /** What is wrong with it, and what would be right. */
  readonly rule: string;
  /** Other words of that line, where the value is put together. */
  readonly near?: string;
}

/** What is wrong at a line of a file, in words that name the value and the rule. */
export interface Diagnostic {
  /** The first line is 1. */
  readonly line: number;
  readonly message: string;
}

const longest = 60;

/** A value between quotation marks, on one line, cut where it is long. */
export function quoted(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return `"${line.length > longest ? `${line.slice(0, longest - 1)}…` : line}"`;
}

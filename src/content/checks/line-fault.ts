/** What is wrong at a line of a file, in words that name the value and the rule. */
export interface LineFault {
  /** The first line is 1. */
  readonly line: number;
  readonly fault: string;
}

const longest = 60;

/** A value between quotation marks, on one line, cut where it is long. */
export function shown(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return `"${line.length > longest ? `${line.slice(0, longest - 1)}…` : line}"`;
}

import { type Diagnostic, quoted } from '#content/checks/content-issue.ts';
import type { FrontMatter } from './front-matter.ts';

/**
 * Reports unknown fields. A misspelt name is an error, because the story would be published without
 * its value. A field of another program, such as `layout`, is ignored with a warning.
 */
export function unknownFields(
  { fields }: Pick<FrontMatter, 'fields'>,
  known: readonly string[],
): { readonly errors: readonly Diagnostic[]; readonly warnings: readonly Diagnostic[] } {
  const unknown = [...fields].filter(([name]) => !known.includes(name));
  const errors = unknown.flatMap(([name, { line, value = '' }]) => {
    const nearest = known.find((other) => distance(name, other) <= (other.length > 4 ? 2 : 1));
    const about = `${name}: ${quoted([value].flat().join(', '))}: the field`;
    return nearest === undefined
      ? []
      : [{ line, message: `${about} is not known; write ${nearest}` }];
  });
  const ignored = unknown.filter(([, { line }]) => !errors.some((error) => error.line === line));
  const [first] = ignored;
  const names = ignored.map(([name]) => name).join(', ');
  const message = `${names}: not read; the fields of a story are ${known.join(', ')}`;
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

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const decisions = new Set([...read('docs/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, n]) => n));
const sections = new Set(
  [...read('docs/specification.md').matchAll(/^## (\d+)\. /gm)].map(([, n]) => n),
);

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const citing = tracked.filter((file) =>
  /^(src|sw|supabase|tests|docs)\/.*\.(tsx?|md|sql)$/.test(file),
);

/** Finds "decision 12", "sections 2 and 9", "decisions 1 to 5": each number, with its file. */
function cited(word: string): readonly (readonly [number: string, file: string])[] {
  const citation = new RegExp(`\\b${word}s? (\\d+(?:(?:, | and | to )\\d+)*)`, 'gi');
  return citing.flatMap((file) =>
    [
      ...read(file)
        .replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
        .matchAll(citation),
    ].flatMap(([, list = '']) =>
      (list.match(/\d+/g) ?? []).map((number) => [number, file] as const),
    ),
  );
}

it.each([
  ['decision', decisions],
  ['section', sections],
])('%s N exists for every N', (word, known) => {
  const all = cited(word);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(([number]) => !known.has(number))).toEqual([]);
});

it('exists where a document names a file', () => {
  const documents = tracked.filter(
    (file) => file.endsWith('.md') && !file.startsWith('src/content/stories'),
  );
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/`((?:src|sw|supabase|tests|docs|public)\/[\w./-]+\.\w+)`/g)].map(
      ([, name = '']) => [name, file] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([name]) => !existsSync(name))).toEqual([]);
});

it('decisions and sections are numbered without gaps, so that a number never moves', () => {
  for (const numbers of [decisions, sections])
    expect([...numbers]).toEqual([...numbers].map((_, i) => String(i + 1)));
});

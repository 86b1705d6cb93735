import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/deploy.md', 'utf8');

/** Names of settings that the code asks for. */
const asked = ['src/server', 'supabase/functions/_shared', 'src/build']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`)),
  )
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:\b(?:text|secret|address|whole|choice|read|headerAddress)\(\s*(?:env, )?'|\benv\.)([A-Z][A-Z_]+)\b/g,
    ),
  ])
  .map(([, name = '']) => name);

it('finds the settings', () => expect(new Set(asked).size).toBeGreaterThan(25));

it.each([...new Set(asked)])('tells what %s is for', (name) => {
  expect(guide).toContain(`\`${name}\``);
});

it('names no setting that nobody reads', () => {
  const named = [...guide.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name = '']) => name);
  const known = [...asked, 'VITE_', 'SUPABASE_'];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const shared = 'supabase/functions/_shared';

function imports(file: string): readonly string[] {
  const text = readFileSync(join(shared, file), 'utf8');
  return Array.from(text.matchAll(/from '([^']+)'/g), ([, name = '']) => name);
}

const files = readdirSync(shared, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

const packages = ['punycode.js', 'valibot'];

it.each(files)('%s imports the function and its two packages only, with endings', (file) => {
  for (const name of imports(file).filter((one) => !packages.includes(one)))
    expect(name).toMatch(/^(\.|\.\.\/[a-z]+)\/[a-z-]+\.ts$/);
});

it.each(files.filter((name) => name.startsWith('contract/')))(
  '%s costs the page nothing else',
  (file) => {
    expect(imports(file)).toEqual([]);
  },
);

it.each(['send-email', 'retry-mail', 'erase-submissions'])(
  '%s gets the same packages as we test with',
  (name) => {
    const { imports: mapped } = JSON.parse(
      readFileSync(`supabase/functions/${name}/deno.json`, 'utf8'),
    );
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const wanted = packages.map((one) => [one, `npm:${one}@${dependencies[one]}`]);
    expect(mapped).toEqual(Object.fromEntries(wanted));
  },
);

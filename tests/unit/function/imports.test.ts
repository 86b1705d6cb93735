import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const shared = join(root, 'supabase/functions/_shared');

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function imports(file: string): readonly string[] {
  const text = readFileSync(join(shared, file), 'utf8');
  return Array.from(text.matchAll(/from '([^']+)'/g), ([, name = '']) => name);
}

const files = readdirSync(shared, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

it.each(files)('%s imports the function and valibot only, with endings', (file) => {
  for (const name of imports(file))
    expect(name).toMatch(/^(valibot|(\.|\.\.\/[a-z]+)\/[a-z-]+\.ts)$/);
});

it.each(files.filter((name) => name.startsWith('contract/')))(
  '%s costs the page nothing else',
  (file) => {
    expect(imports(file)).toEqual([]);
  },
);

it.each(['send-email', 'retry-mail', 'erase-submissions'])(
  '%s gets the same valibot as we test with',
  (name) => {
    const { version } = JSON.parse(read('node_modules/valibot/package.json'));
    const { imports: mapped } = JSON.parse(read(`supabase/functions/${name}/deno.json`));
    expect(mapped).toEqual({ valibot: `npm:valibot@${version}` });
    expect(JSON.parse(read('package.json')).dependencies.valibot).toBe(version);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles, runtimeModules, withImports } from '../support/built/built-code.ts';
import { sampledPages } from '../support/built/built-pages.ts';

const scripts = readdirSync('dist/assets')
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(join('dist/assets', name), 'utf8') }));

describe.each(sampledPages)('$path', ({ html }) => {
  it('names the runtime, which imports nothing', () => {
    expect(runtimeModules(html)).toEqual(codeFiles('main'));
    expect(withImports(runtimeModules(html))).toEqual(runtimeModules(html));
    expect(html).not.toContain('<script type="module"');
  });

  it('has its words in no script', () => {
    const outside = html.replaceAll(/<site-island[^]*?<\/site-island>/g, '');
    const [main = ''] = /<main[^]*<\/main>/.exec(outside) ?? [];
    const words = [...main.matchAll(/<(?:p|li|h1|h2)\b[^>]*>([^<&]{60,})</g)];
    for (const [, text = ''] of words)
      expect(
        scripts.filter(({ code }) => code.includes(text)).map(({ name }) => name),
        text,
      ).toEqual([]);
  });
});

it('the runtime and the enhancements have no React', () => {
  const enhancements = scripts
    .map(({ name }) => name)
    .filter((name) => /^enhance-|^reveal-/.test(name));
  expect(enhancements.length).toBeGreaterThan(5);
  const react = codeFiles('react-dom')[0];
  for (const path of [...runtimeModules(), ...enhancements.map((name) => `/assets/${name}`)])
    expect(withImports([path]), path).not.toContain(react);
});

it('no try block has lost its call, which the bundler removes if nothing uses the result', () => {
  const server = { name: 'serve.mjs', code: readFileSync('dist-server/serve.mjs', 'utf8') };
  const found = [...scripts, server]
    .filter(({ code }) => /\btry\s*\{\s*return\s*(?:true|!0);?\s*\}/.test(code))
    .map(({ name }) => name);
  expect(found).toEqual([]);
});

it('no script creates style rules', () => {
  for (const { name, code } of scripts) expect(/data-styled|stylis/.test(code), name).toBe(false);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { isAccepted } from '../support/old-browsers/accepted.ts';
import { type Fault, scriptFaults } from '../support/old-browsers/script-faults.ts';
import { styleFaults } from '../support/old-browsers/style-faults.ts';
import { ownMembers } from '../support/old-browsers/walk.ts';

const files = readdirSync('dist', { recursive: true }).map(String);
const pages = named('.html').map(read);
const startUps = new Set(
  pages.flatMap((html) => /<script data-[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? []),
);
const sheets = new Set([
  ...named('.css').map(read),
  ...pages.flatMap((html) =>
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  ),
]);
const scripts = [...named('.js').map(read), ...startUps];

it('has scripts and styles to look at', () => {
  expect(scripts.length).toBeGreaterThan(40);
  expect(startUps.size).toBe(1);
  expect(sheets.size).toBeGreaterThan(20);
});

it('calls nothing that Chrome 90, Safari 15 or Firefox 90 lack, unless it asks first', () => {
  expect(describeMissing(scriptFaultsOf(scripts))).toEqual([]);
});

it('has no pattern with lookbehind, which came with Safari 16.4', () => {
  expect(scripts.flatMap((code) => code.match(/.{0,40}\(\?<[=!].{0,20}/g) ?? [])).toEqual([]);
});

it('has no style that they lack and a visitor would miss', () => {
  expect(describeMissing([...sheets].flatMap((css) => styleFaults(css)))).toEqual([]);
});

it('ends its first script in an older browser before the page is marked as scripted', () => {
  for (const script of startUps)
    expect(script).toMatch(
      /^document\.documentElement\.dataset\.scripted=RegExp\('','d'\)\.flags;/,
    );
});

function scriptFaultsOf(codes: readonly string[]): readonly Fault[] {
  const members = codes.flatMap((code) => [
    ...ownMembers(parse(code, { ecmaVersion: 2021, sourceType: 'module' })),
  ]);
  return codes.flatMap((code) => scriptFaults(code, new Set(members)));
}

function describeMissing(faults: readonly Fault[]): readonly string[] {
  const lines = faults
    .filter((fault) => !isAccepted(fault))
    .map(({ name, missingIn, place }) => `${name} is missing in ${missingIn.join(', ')}: ${place}`);
  return [...new Set(lines)];
}

function named(end: string): readonly string[] {
  return files.filter((file) => file.endsWith(end));
}

function read(file: string): string {
  return readFileSync(join('dist', file), 'utf8');
}

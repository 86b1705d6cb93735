import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../support/built/built-pages.ts';
import { precachedFiles } from '../support/built/precached-files.ts';
import { sheetAddress, siteSheet } from '../support/built/site-sheet.ts';

const sheet = rulesOf(siteSheet());

describe.each(builtPages)('$path', ({ html }) => {
  const [, own = ''] = /<style data-page>([^]*?)<\/style>/.exec(html) ?? [];

  it('brings rules of its own, which stand in the site’s sheet in the same order', () => {
    const rules = rulesOf(own);
    expect(rules.length).toBeGreaterThan(10);
    let at = -1;
    for (const rule of rules) {
      at = sheet.indexOf(rule, at + 1);
      expect(at, rule).toBeGreaterThanOrEqual(0);
    }
  });

  it('brings every rule that is written for what is drawn on it', () => {
    const drawn = classesOf(html);
    const missing = sheet.filter((rule) => {
      const [, id = ''] = /^\.(sc-[a-z0-9]+-\d+)(?![\w-])/.exec(rule) ?? [];
      return drawn.has(id) && !own.includes(rule);
    });
    expect(missing).toEqual([]);
  });

  it('names the sheet, which is kept on a device', () => {
    expect(sheetAddress(html)).toMatch(/^\/assets\/site-[\w-]+\.css$/);
    expect(precachedFiles().map(({ path }) => path)).toContain(sheetAddress(html));
  });
});

it('the sheet holds the looks of what only a press opens, too', () => {
  const drawn = new Set(builtPages.flatMap(({ html }) => [...classesOf(html)]));
  const others = sheet.filter((rule) => {
    const [id = ''] = /\bsc-[a-z0-9]+-\d+/.exec(rule) ?? [];
    return id !== '' && !drawn.has(id);
  });
  expect(others.length).toBeGreaterThan(50);
});

it('the sheet has no hole where a value or a component was meant', () => {
  expect(siteSheet()).not.toMatch(/\[object|undefined|NaN|null|=>|\$\{/);
});

it('no script makes rules', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  for (const name of scripts)
    expect(readFileSync(join('dist/assets', name), 'utf8')).not.toMatch(/data-styled|stylis/);
});

function classesOf(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

function rulesOf(css: string): readonly string[] {
  return parse(css).nodes.map(String);
}

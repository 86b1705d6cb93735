import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { islandStylesAddress } from '../support/built/built-code.ts';
import { builtPages, sampledPages } from '../support/built/built-pages.ts';
import { precachedFiles } from '../support/built/precached-files.ts';

const islandRules = rulesOf(readFileSync(join('dist', islandStylesAddress()), 'utf8'));
/** Rules of all components that a document or an island has. */
const known = new Set([...islandRules, ...builtPages.flatMap(({ html }) => ownRules(html))]);

describe.each(sampledPages)('$path', ({ html }) => {
  it('has each rule for its components, once', () => {
    const own = ownRules(html);
    const classes = classesOf(html);
    const needed = [...known].filter((rule) => classes.has(componentOf(rule)));
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((rule) => !own.includes(rule))).toEqual([]);
    expect(own.filter((rule, at) => own.indexOf(rule) !== at)).toEqual([]);
  });

  it('has the rules of its islands first, in the order of their stylesheet', () => {
    const rules = rulesOf(styleOf(html, 'islands'));
    const places = rules.map((rule) => islandRules.indexOf(rule));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const others = ownRules(html).slice(rules.length);
    expect(others.filter((rule) => islandRules.includes(rule))).toEqual([]);
  });

  it('fetches no stylesheet beside itself', () => {
    expect(html).not.toContain('rel="stylesheet"');
    expect(islandStylesAddress(html)).toBe(islandStylesAddress());
  });
});

it('the islands’ stylesheet is precached, and has the styles of what only a press opens', () => {
  expect(precachedFiles().map(({ url }) => url)).toContain(islandStylesAddress());
  const served = new Set(builtPages.flatMap(({ html }) => [...classesOf(html)]));
  const others = islandRules.map(componentOf).filter((id) => id !== '' && !served.has(id));
  expect(new Set(others).size).toBeGreaterThan(20);
});

it('no rule contains code or "undefined" in place of a value', () => {
  expect([...known].join('')).not.toMatch(/\[object|undefined|NaN|null|=>|\$\{/);
});

/** Returns the rules of components, in the order of the document's style elements. */
function ownRules(html: string): readonly string[] {
  return [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].flatMap(([, css = '']) =>
    rulesOf(css).filter((rule) => componentOf(rule) !== ''),
  );
}

function styleOf(html: string, name: string): string {
  return new RegExp(`<style data-styles="${name}">([^<]*)</style>`).exec(html)?.[1] ?? '';
}

/** Returns the class of the component for which a rule is written. */
function componentOf(rule: string): string {
  return /^(?:@[^{]*\{\s*)?\.(s[0-9a-f]{6}[0-9a-z]+)/.exec(rule)?.[1] ?? '';
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

function rulesOf(css: string): readonly string[] {
  return parse(css).nodes.map(String);
}

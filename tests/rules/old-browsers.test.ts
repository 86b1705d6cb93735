import { describe, expect, it } from 'vitest';
import { scriptFaults } from '../support/old-browsers/script-faults.ts';
import { styleFaults } from '../support/old-browsers/style-faults.ts';

const namesIn = (code: string) => scriptFaults(code).map(({ name }) => name);
const stylesIn = (css: string) => styleFaults(css).map(({ name }) => name);

describe('in a script', () => {
  it.each([
    ['labels.at(-1)', '.at()'],
    ['const held = { at: 1 }; labels.at(-1)', '.at()'],
    ['matches?.at(-1)', '.at()'],
    ['AbortSignal.timeout(5)', 'AbortSignal.timeout'],
    ["AbortSignal['timeout'](5)", 'AbortSignal.timeout'],
    ['try { f(AbortSignal.timeout(5)) } catch {}', 'AbortSignal.timeout'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['if (URL.canParse(text)) f()', 'URL.canParse'],
    ['if (!URL.canParse(text)) f()', 'URL.canParse'],
    ['const x = { timeout: 1 }; AbortSignal.timeout(5)', 'AbortSignal.timeout'],
    ['f(structuredClone(a) === b)', 'structuredClone'],
    ['work().catch((error) => { reportError(error); again() })', 'reportError'],
    ['const copy = structuredClone(value)', 'structuredClone'],
    ['Object.hasOwn(value, key)', 'Object.hasOwn'],
    ['list.toSorted()', '.toSorted()'],
    ['list.findLast(f)', '.findLast()'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['const id = source.randomUUID()', '.randomUUID'],
    ['new Intl.DurationFormat()', 'Intl.DurationFormat'],
    ['const { submitter } = event', '.submitter'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['f?.(...some, last)', '?.(...some, last)'],
  ])('finds %s', (code, name) => {
    expect(namesIn(code)).toContain(name);
  });

  it.each([
    'reportError?.(error)',
    "typeof reportError === 'function' ? reportError(error) : log(error)",
    'const at = 1; if (x.structuredClone) structuredClone(value)',
    "'locks' in navigator && navigator.locks.request(name, work)",
    'function f() { if (!navigator.locks) return; return navigator.locks.request(name, work) }',
    'crypto.randomUUID?.() ?? madeUp()',
    'function structuredClone(value) {} structuredClone(value)',
    'labels[labels.length - 1]; list.map(f); new URL(text); Object.keys(value)',
    'part.inert = true',
    'f?.(first, ...others)',
  ])('lets pass %s', (code) => {
    expect(namesIn(code)).toEqual([]);
  });

  it.each([
    'class A { static { f() } }',
    'class A { #name = 1 }',
    'await f()',
    '/./v',
    '/./d',
    'class A { a = 1 }',
  ])('cannot read %s', (code) => {
    expect(() => scriptFaults(code)).toThrow(SyntaxError);
  });
});

describe('in styles', () => {
  it.each([
    ['@media (scripting: enabled){a{color:red}}', '(scripting)'],
    ['@media (width >= 40rem){a{color:red}}', '(… < …)'],
    ['a{color:red;b{color:blue}}', 'nesting'],
    ['a{color:red;&:hover{color:blue}}', 'nesting'],
    ['@container (min-width:1px){a{color:red}}', '@container'],
    ['@layer base{a{color:red}}', '@layer'],
    ['a:has(b){color:red}', ':has'],
    [':is(a:has(b)){color:red}', ':has'],
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['a{page:guide}', 'page'],
  ])('finds %s', (css, name) => {
    expect(stylesIn(css)).toContain(name);
  });

  it.each([
    'a:is(:has(b),[data-open]){color:red}',
    '@supports not selector(:has(*)){a:has(b){color:red}}',
    '@media (min-width:40rem){a:not(:hover){inset:0;color:var(--x)}}',
  ])('lets pass %s', (css) => {
    expect(stylesIn(css)).toEqual([]);
  });
});

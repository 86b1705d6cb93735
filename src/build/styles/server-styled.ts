import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createGlobalStyle as libraryGlobalStyle,
  css as libraryCss,
  type Interpolation,
  ServerStyleSheet,
} from 'styled-components';
import { createComponent, createStyled } from '#theme/static-styled.ts';

/** The rules of one component, or of a global style. */
export interface ComponentRules {
  /** The component's class; undefined for a global style. */
  readonly id: string | undefined;
  readonly css: string;
}

type Rules = ReturnType<typeof libraryCss>;
type Template = readonly [TemplateStringsArray, ...unknown[]];

/**
 * Rules in module evaluation order, so that a component that extends another comes after it. The key is the
 * component's id; a global style has none.
 */
const registry = new Map<string | symbol, Rules>();
/** Class selector of each component, for use as `${Component}` in other rules. */
const selectors = new Map<unknown, string>();

/** Replaces styled-components where pages are rendered: it also records each component's rules. */
export default createStyled((target: ElementType, id: string, ...template) => {
  const rules = css(...(template as unknown as Template));
  registry.set(id, [`.${id}{`, ...rules, '}']);
  const component = createComponent(target, id);
  selectors.set(component, `.${id}`);
  return component;
});

export function css(texts: TemplateStringsArray, ...values: readonly unknown[]): Rules {
  const known = values.map((value) => (selectors.get(value) ?? value) as Interpolation<object>);
  const rules = libraryCss(texts, ...known);
  if (rules.some((rule) => typeof rule === 'function'))
    throw new Error(
      'A style cannot depend on a prop, because the build writes all rules: give the element a data attribute and write a rule for it',
    );
  return rules;
}

/** Records a global style, which the build writes into the stylesheet of the islands. */
export function createGlobalStyle(...template: Template): () => null {
  registry.set(Symbol('global style'), css(...template));
  return () => null;
}

const compiled = new Map<string, string>();

/** Returns the rules of every component whose module was evaluated. */
export function collectRules(): readonly ComponentRules[] {
  return [...registry].map(([key, rules]) => {
    const text = rules.join('');
    const result = compiled.get(text) ?? compile(text);
    compiled.set(text, result);
    return { id: typeof key === 'string' ? key : undefined, css: result };
  });
}

/** Compiles rules with the library, by rendering them as a global style. */
function compile(rules: string): string {
  const Style = libraryGlobalStyle`${rules}`;
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(Style)));
  const [, text = ''] = /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags()) ?? [];
  sheet.seal();
  // Removes markers for the library's runtime, which browsers do not load.
  const plain = text.replaceAll(/\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{[^}]*\}/g, '');
  if (plain.includes('data-styled'))
    throw new Error('styled-components writes its style tags in another format than 6.6.0');
  return plain;
}

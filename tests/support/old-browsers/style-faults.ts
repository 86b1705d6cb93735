import { AtRule, type ChildNode, type Node, parse } from 'postcss';
import { known, lackingIn, type Tree } from './oldest.ts';
import type { Fault } from './script-faults.ts';

const [properties = {}, selectors = {}, types = {}, atRules = {}] = [
  'properties',
  'selectors',
  'types',
  'at-rules',
].map((name) => known.css.inner[name]?.inner);
const functions = new Map(functionsIn(types));

/**
 * Lists what a stylesheet uses without `@supports` although the oldest browsers do not understand
 * it. An unknown selector in a list of `:is()` is no fault, because the others still match.
 */
export function styleFaults(css: string): readonly Fault[] {
  const faults: Fault[] = [];
  parse(css).walk((node) => {
    const place = node.toString().replaceAll(/\s+/g, ' ').slice(0, 120);
    const add = (name: string, feature: Tree | undefined, key: string) => {
      const missingIn = feature?.feature ? lackingIn([feature.feature]) : [];
      if (missingIn.length > 0 && !isAskedFor(node, key)) faults.push({ name, missingIn, place });
    };
    if (node.type === 'atrule') lookAtAtRule(node, add);
    else if (node.type === 'rule') {
      if (node.parent?.type === 'rule') add('nesting', selectors.nesting, '&');
      for (const [, name = ''] of withoutForgiven(node.selector).matchAll(/::?([\w-]+)/g))
        add(`:${name}`, selectors[name], name);
    } else if (node.type === 'decl' && !node.prop.startsWith('--')) {
      const property = properties[node.prop];
      add(node.prop, property, node.prop);
      for (const [word] of node.value.matchAll(/[a-z][\w-]*(?![\w(-])/g))
        add(`${node.prop}: ${word}`, property?.inner[word], node.prop);
      for (const [, name = ''] of node.value.matchAll(/([a-z][\w-]*)\(/g))
        add(`${name}()`, functions.get(name), name);
    }
  });
  return faults;
}

type Add = (name: string, feature: Tree | undefined, key: string) => void;

function lookAtAtRule({ name, params }: AtRule, add: Add): void {
  add(`@${name}`, atRules[name], name);
  if (name === 'import' || name === 'supports') return;
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
    add(`(${feature})`, atRules[name]?.inner[feature], feature);
  if (/[<>]/.test(params)) add('(… < …)', atRules[name]?.inner.range_syntax, '<');
}

/** Removes unknown selectors from forgiving lists: `:is(:has(a), .b)` becomes `:is(.b)`. */
function withoutForgiven(selector: string): string {
  const list = /:(is|where)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
  return selector.replaceAll(list, (whole, name: string, inner: string) => {
    const branches = splitList(inner);
    const understood = branches.filter((branch) =>
      [...branch.matchAll(/::?([\w-]+)/g)].every(([, pseudo = '']) => {
        const feature = selectors[pseudo]?.feature;
        return !feature || lackingIn([feature]).length === 0;
      }),
    );
    return understood.length > 0 ? `:${name}(${understood.join(',')})` : whole;
  });
}

function splitList(list: string): readonly string[] {
  let depth = 0;
  const branches = [''];
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) branches.push('');
    else branches.push(`${branches.pop()}${letter}`);
  }
  return branches;
}

function isAskedFor(node: ChildNode, key: string): boolean {
  for (let outer: Node | undefined = node.parent; outer; outer = outer.parent)
    if (outer instanceof AtRule && outer.name === 'supports' && outer.params.includes(key))
      return true;
  return false;
}

/** Lists all entries of a tree by name; the data has functions at different depths. */
function functionsIn(tree: Readonly<Record<string, Tree>>): readonly (readonly [string, Tree])[] {
  return Object.entries(tree).flatMap(([name, one]) => [
    [name, one] as const,
    ...functionsIn(one.inner),
  ]);
}

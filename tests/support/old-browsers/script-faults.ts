import { type AnyNode, parse } from 'acorn';
import { isGuarded } from './is-guarded.ts';
import {
  globalLackingIn,
  isBuiltinMember,
  isHolder,
  memberLackingIn,
  staticLackingIn,
} from './script-names.ts';
import { declaredNames, ownMembers, walk } from './walk.ts';

/** The newest edition of ECMAScript that the oldest browsers parse; they know parts of ES2022. */
const ecmaVersion = 2021;

export interface Fault {
  /** Name of the feature that is too new: `.at()`, `AbortSignal.timeout`, `reportError`, `:has()`. */
  readonly name: string;
  readonly missingIn: readonly string[];
  readonly place: string;
}

/**
 * Lists what a built script calls or reads without a check although the oldest browsers lack it.
 * Throws at syntax that they cannot parse. `own` are the members of the site's own objects.
 */
export function scriptFaults(code: string, own: ReadonlySet<string> = new Set()): readonly Fault[] {
  const program = parse(code, { ecmaVersion, sourceType: 'module' });
  const declared = declaredNames(program);
  const members = new Set([...own, ...ownMembers(program)]);
  const faults: Fault[] = [];

  /** Returns the browsers that lack this expression, guarded or not. */
  const lacking = (node: AnyNode): readonly string[] => {
    if (node.type === 'Identifier')
      return declared.has(node.name) ? [] : globalLackingIn(node.name);
    if (node.type === 'CallExpression') return lacking(node.callee);
    if (node.type === 'ChainExpression') return lacking(node.expression);
    if (node.type !== 'MemberExpression') return [];
    const name = memberName(node);
    const { object } = node;
    if (name === undefined) return [];
    const holder = holderOf(object);
    const missingIn = holder === undefined ? undefined : staticLackingIn(`${holder}.${name}`);
    return missingIn ?? (members.has(name) ? [] : memberLackingIn(name));
  };

  walk(program, (node, parents) => {
    const parent = parents.at(-1);
    const add = (key: string, name: string, missingIn: readonly string[]) => {
      if (missingIn.length === 0 || isGuarded(node, parents, key)) return;
      const place = code.slice(Math.max(0, node.start - 40), node.end + 40);
      faults.push({ name, missingIn, place: place.replaceAll(/\s+/g, ' ') });
    };
    if (isOptionalCallWithSpread(node)) add('?.', '?.(...some, last)', ['chrome 90']);
    if (node.type === 'Identifier' && isFree(node, parent))
      add(node.name, node.name, lacking(node));
    if (node.type === 'ObjectPattern')
      for (const name of keysOf(node))
        if (!members.has(name)) add(name, `.${name}`, memberLackingIn(name));
    if (node.type !== 'MemberExpression' || isAssigned(node, parent)) return;
    const name = memberName(node);
    // A member of a missing object is no second fault: the object is guarded or reported itself.
    if (name === undefined || isElement(parent) || lacking(node.object).length > 0) return;
    const isCall = parent?.type === 'CallExpression' && parent.callee === node;
    const holder = holderOf(node.object);
    if (holder) add(name, `${holder}.${name}`, lacking(node));
    else if (isCall && isBuiltinMember(name)) add(name, `.${name}()`, memberLackingIn(name));
    else add(name, `.${name}`, lacking(node));
  });
  return faults;

  /** Returns the browser's global that has the member: `AbortSignal` in `AbortSignal.timeout`. */
  function holderOf(object: AnyNode): string | undefined {
    if (object.type !== 'Identifier' || declared.has(object.name)) return undefined;
    return isHolder(object.name) ? object.name : undefined;
  }
}

/** Returns true for `styled.div` in `styled.div.withConfig(…)`, which names an HTML element. */
function isElement(parent: AnyNode | undefined): boolean {
  return parent?.type === 'MemberExpression' && memberName(parent) === 'withConfig';
}

function keysOf(pattern: AnyNode & { readonly type: 'ObjectPattern' }): readonly string[] {
  return pattern.properties.flatMap((one) =>
    one.type === 'Property' && !one.computed && one.key.type === 'Identifier' ? [one.key.name] : [],
  );
}

/** Returns `b` for `a.b`, `a['b']` and `a?.b`. */
function memberName(node: AnyNode & { readonly type: 'MemberExpression' }): string | undefined {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined;
  return node.property.type === 'Literal' && typeof node.property.value === 'string'
    ? node.property.value
    : undefined;
}

/** Returns whether the member is only set, which does nothing in a browser that lacks it. */
function isAssigned(node: AnyNode, parent: AnyNode | undefined): boolean {
  return parent?.type === 'AssignmentExpression' && parent.left === node && parent.operator === '=';
}

function isFree(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.value === node || parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ExportSpecifier':
    case 'ImportSpecifier':
      return false;
    default:
      return true;
  }
}

/** Returns true for `f?.(...some, last)`, whose arguments Chrome before 91 passes wrongly. */
function isOptionalCallWithSpread(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || !node.optional) return false;
  const spread = node.arguments.findIndex(({ type }) => type === 'SpreadElement');
  return spread !== -1 && spread < node.arguments.length - 1;
}

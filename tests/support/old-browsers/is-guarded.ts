import type { AnyNode } from 'acorn';
import { holds } from './walk.ts';

/**
 * Returns whether a script checks that the browser has `name`: by `f?.()`, `typeof f`, `'f' in x`,
 * or by a condition on it that contains the use, or that returns or throws before it.
 */
export function isGuarded(node: AnyNode, parents: readonly AnyNode[], name: string): boolean {
  const about = (tested: AnyNode) => holds(tested, (one) => one !== node && mentions(one, name));
  let inner = node;
  for (const outer of parents.toReversed()) {
    if (inner === node && asks(outer, inner)) return true;
    if (
      (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression') &&
      (outer.test === inner ? inner === node : about(outer.test))
    )
      return true;
    if (outer.type === 'LogicalExpression') {
      if (outer.left === node) return true;
      if (outer.right === inner && about(outer.left)) return true;
    }
    if (
      (outer.type === 'BlockStatement' || outer.type === 'Program') &&
      isLeftBefore(outer.body, inner, about)
    )
      return true;
    inner = outer;
  }
  return false;
}

/** Returns whether the node is itself the check, as in `typeof f`. */
function asks(outer: AnyNode, inner: AnyNode): boolean {
  switch (outer.type) {
    case 'UnaryExpression':
      return outer.operator === 'typeof' || outer.operator === '!';
    case 'CallExpression':
      return outer.callee === inner && outer.optional;
    case 'MemberExpression':
      return outer.object === inner && outer.optional;
    case 'BinaryExpression':
      return outer.operator === 'in' || /^[!=]==?$/.test(outer.operator);
    default:
      return false;
  }
}

function isLeftBefore(
  body: readonly AnyNode[],
  inner: AnyNode,
  about: (tested: AnyNode) => boolean,
): boolean {
  const before = body.slice(0, Math.max(0, body.indexOf(inner)));
  return before.some(
    (one) =>
      one.type === 'IfStatement' &&
      about(one.test) &&
      holds(one.consequent, ({ type }) => type === 'ReturnStatement' || type === 'ThrowStatement'),
  );
}

function mentions(node: AnyNode, name: string): boolean {
  if (node.type === 'Identifier') return node.name === name;
  return node.type === 'Literal' && node.value === name;
}

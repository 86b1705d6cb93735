import type { AnyNode } from 'acorn';

/** Visits a node and all below it; `parents` are from the outermost to the innermost. */
export function walk(
  node: AnyNode,
  visit: (node: AnyNode, parents: readonly AnyNode[]) => void,
  parents: readonly AnyNode[] = [],
): void {
  visit(node, parents);
  const path = [...parents, node];
  for (const child of childrenOf(node)) walk(child, visit, path);
}

function childrenOf(node: AnyNode): readonly AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns whether this node, or any below it, fits. */
export function holds(node: AnyNode, fits: (node: AnyNode) => boolean): boolean {
  return fits(node) || childrenOf(node).some((child) => holds(child, fits));
}

/** Returns the names that a script declares, in any scope. */
export function declaredNames(program: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  const addPattern = (pattern: AnyNode | null | undefined): void => {
    switch (pattern?.type) {
      case 'Identifier':
        return void names.add(pattern.name);
      case 'ObjectPattern':
        return pattern.properties.forEach((one) =>
          addPattern(one.type === 'Property' ? one.value : one.argument),
        );
      case 'ArrayPattern':
        return pattern.elements.forEach(addPattern);
      case 'AssignmentPattern':
        return addPattern(pattern.left);
      case 'RestElement':
        return addPattern(pattern.argument);
    }
  };
  walk(program, (node) => {
    if (
      node.type === 'VariableDeclarator' ||
      node.type === 'ClassDeclaration' ||
      node.type === 'ClassExpression'
    )
      addPattern(node.id);
    else if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') {
      addPattern(node.id);
      node.params.forEach(addPattern);
    } else if (node.type === 'ArrowFunctionExpression') node.params.forEach(addPattern);
    else if (node.type === 'CatchClause') addPattern(node.param);
    else if (/^Import.*Specifier$/.test(node.type) && 'local' in node && isNode(node.local))
      addPattern(node.local);
  });
  return names;
}

/** Returns the names of the members of a script's own objects. */
export function ownMembers(program: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  const addKey = (key: AnyNode) => {
    if (key.type === 'Identifier') names.add(key.name);
    if (key.type === 'Literal') names.add(String(key.value));
  };
  walk(program, (node, parents) => {
    if (node.type === 'Property' && parents.at(-1)?.type === 'ObjectExpression') addKey(node.key);
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') addKey(node.key);
    if (
      node.type === 'AssignmentExpression' &&
      node.left.type === 'MemberExpression' &&
      !node.left.computed
    )
      addKey(node.left.property);
  });
  return names;
}

import { type AnyNode, parse } from 'acorn';
import { walk } from './walk.ts';

/**
 * The styles of components that a built script holds as tagged texts. What stands between their parts
 * is left out, or a word where one is needed.
 */
export function stylesInScript(code: string): readonly string[] {
  const sheets: string[] = [];
  walk(parse(code, { ecmaVersion: 2021, sourceType: 'module' }), (node: AnyNode) => {
    if (node.type !== 'TaggedTemplateExpression' || isRaw(node.tag)) return;
    const texts = node.quasi.quasis.map(({ value }) => value.cooked ?? '');
    const sheet = texts.reduce((before, after) => `${before}${standIn(before, after)}${after}`);
    if (sheet.includes(':')) sheets.push(sheet);
  });
  return sheets;
}

/** `String.raw` writes patterns, not styles. */
function isRaw(tag: AnyNode): boolean {
  return (
    tag.type === 'MemberExpression' &&
    tag.property.type === 'Identifier' &&
    tag.property.name === 'raw'
  );
}

function standIn(before: string, after: string): string {
  const isStatement = /(^|[;{}])\s*$/.test(before);
  if (isStatement && /^\s*\{/.test(after)) return 'x';
  return isStatement && !/^[\s\w:.>[&-]*\{/.test(after) ? '' : 'x';
}

import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { type Module, modules } from './read-modules.ts';

/**
 * Page translators replace text nodes, and React goes on updating the removed node. Wherever React
 * renders in a browser, text that changes is therefore the only child of its element. The text of a
 * fragment that comes and goes is removed by its node too, so it has an element of its own.
 */
it('text that changes is the only child of its element', () => {
  const files = browserModules().filter(({ file }) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(({ file, text }) => changingTexts(file, text))).toEqual([]);
});

/** Returns the modules that src/main.ts imports, also indirectly or lazily. */
function browserModules(): readonly Module[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    const module = modules.find((one) => one.file === file);
    if (!module || found.has(file)) return;
    found.add(file);
    for (const imported of module.imports) if (imported.file) visit(imported.file);
  };
  visit('src/main.ts');
  return modules.filter(({ file }) => found.has(file));
}

type Visits = ConstructorParameters<typeof Visitor>[0];
type Visited<Name extends keyof Visits> = Parameters<NonNullable<Visits[Name]>>[0];
type Child = Visited<'JSXElement'>['children'][number];
type Branch = Visited<'LogicalExpression'>['right'];

it.each([
  '<p>{isOpen && <><b /> Open</>}</p>',
  '<p>{isOpen ? <><b />{label}</> : <i />}</p>',
  '<p>{isOpen && <><b />{labels.open}</>}</p>',
  '<p>{isOpen && <>{`${count} open`}<b /></>}</p>',
])('finds text beside an element in a fragment that comes and goes: %s', (text) => {
  expect(changingTexts('sample.tsx', text)).toHaveLength(1);
});

function changingTexts(file: string, text: string): readonly string[] {
  const found: string[] = [];
  const check =
    (isWrong: (child: Child) => boolean) =>
    ({ children }: { readonly children: readonly Child[] }) => {
      const shown = children.filter((child) => !isBlank(child));
      if (shown.length < 2) return;
      for (const child of shown.filter(isWrong)) {
        const line = text.slice(0, child.start).split('\n').length;
        found.push(`${file}:${line}: ${text.slice(child.start, child.end).trim()}`);
      }
    };
  const checkParent = check(isChangingText);
  const checkFragment = check((child) => isBareText(child) && !isChangingText(child));
  const checkBranch = (branch: Branch) => {
    if (branch.type === 'ParenthesizedExpression') checkBranch(branch.expression);
    if (branch.type === 'JSXFragment') checkFragment(branch);
  };
  new Visitor({
    JSXElement: checkParent,
    JSXFragment: checkParent,
    ConditionalExpression({ consequent, alternate }) {
      checkBranch(consequent);
      checkBranch(alternate);
    },
    LogicalExpression: ({ right }) => checkBranch(right),
  }).visit(parseSync(file, text).program);
  return found;
}

function isBlank(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '';
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

function isChangingText(child: Child): boolean {
  return (
    child.type === 'JSXExpressionContainer' &&
    isTextThatChanges(child.expression as unknown as Expression)
  );
}

/** Returns true for text, and for an expression that gives text or may give it. */
function isBareText(child: Child): boolean {
  if (child.type === 'JSXText') return true;
  if (child.type !== 'JSXExpressionContainer') return false;
  const { expression } = child;
  return expression.type === 'Literal' ? expression.value !== ' ' : mayBeText(expression.type);
}

function mayBeText(type: string): boolean {
  return ['Identifier', 'MemberExpression', 'TemplateLiteral'].includes(type);
}

interface Expression {
  readonly type: string;
  readonly [name: string]: unknown;
}

function isTextThatChanges(expression: Expression): boolean {
  const of = (name: string) => expression[name] as Expression;
  switch (expression.type) {
    case 'ConditionalExpression':
      return [of('consequent'), of('alternate')].some(isText);
    case 'LogicalExpression':
      return isText(of('right'));
    case 'TemplateLiteral':
      return (expression['expressions'] as readonly unknown[]).length > 0;
    case 'CallExpression':
      return !isOfElements(of('callee'));
    default:
      return false;
  }
}

function isText({ type, value }: Expression): boolean {
  const isNothing = type === 'Literal' && typeof value !== 'string';
  return !type.startsWith('JSX') && type !== 'ParenthesizedExpression' && !isNothing;
}

/** Returns true for calls that return elements: `map` and `createPortal`. */
function isOfElements({ type, property, name }: Expression): boolean {
  if (name === 'createPortal') return true;
  return type === 'MemberExpression' && (property as Expression)['name'] === 'map';
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

const library = 'styled-components';
const lookModules = 'virtual:look-modules';

/** What of the library has a meaning in a build. */
const known = ['styled', 'css', 'createGlobalStyle'];

/**
 * Leaves styled-components' work to the build. In the browser's code a styled component is its element
 * and its class (`src/theme/built-styled.ts`), without its rules and without the library; in the code that
 * draws the pages its rules are noted as well (`noted-styles.ts`), for which `virtual:look-modules` brings
 * every file that has some, whether a page is drawn with it or not. A development server has the library.
 */
export function compileStyles(isForPages: boolean): Plugin {
  let root = process.cwd();
  return {
    name: 'compile-styles',
    apply: 'build',
    // After the compiler, which has given each component its id.
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === lookModules ? `\0${id}` : undefined),
    load: (id) => (id === `\0${lookModules}` ? importsOf(filesWithLooks(join(root, 'src'))) : null),
    transform: (code, id) =>
      /\/src\/(?!build\/).*\.tsx?(\?|$)/.test(id) && code.includes(`"${library}"`)
        ? { code: compile(code, id.slice(root.length + 1), isForPages), map: null }
        : null,
  };
}

function filesWithLooks(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(features|sections|ui)\/.*\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes(`'${library}'`))
    .toSorted();
}

function importsOf(files: readonly string[]): string {
  return files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text of a module, compiled; `file` is for what is told of faults. */
function compile(code: string, file: string, isForPages: boolean): string {
  const { program } = parseSync(file.replace(/\?.*/, '').replace(/\.tsx?$/, '.js'), code);
  const edits: Edit[] = [];
  new Visitor({
    ImportDeclaration: ({ start, end, source, specifiers }) => {
      if (source.value !== library) return;
      const others = specifiers.filter(({ local }) => !known.includes(local.name));
      if (others.length > 0)
        throw refusal(file, `${others.map(({ local }) => local.name).join(', ')} of ${library}`);
      const text = isForPages
        ? "import { createGlobalStyle, css, styled } from '#build/styles/noted-styles.ts';"
        : "import { styled } from '#theme/built-styled.ts';";
      edits.push({ start, end, text });
    },
    TaggedTemplateExpression: ({ start, end, tag, quasi }) => {
      const call = callFor(tag, code);
      if (call === undefined) return;
      if (!isForPages) edits.push({ start, end, text: call.browser });
      else if (call.noted !== undefined)
        edits.push(
          { start, end: quasi.start, text: `${call.noted}${JSON.stringify(file)}, css` },
          { start: end, end, text: ')' },
        );
    },
  }).visit(program);
  const compiled = edits
    .filter(({ start, end }) => !edits.some((outer) => outer.start < start && end < outer.end))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
  const [rest] = /\bstyled[.(][^`]*?\.(?:withConfig|attrs)\(/.exec(compiled) ?? [];
  if (rest !== undefined) throw refusal(file, rest);
  return compiled;
}

function refusal(file: string, what: string): Error {
  return new Error(`${file}: the build makes all rules and does not know ${what}`);
}

/** What stands for a template: in the browser, and the start of what notes it for the pages. */
interface Call {
  readonly browser: string;
  readonly noted?: string;
}

function callFor(tag: ESTree.Expression, code: string): Call | undefined {
  if (tag.type === 'Identifier' && tag.name === 'css') return { browser: "''" };
  if (tag.type === 'Identifier' && tag.name === 'createGlobalStyle')
    return { browser: '() => null', noted: 'createGlobalStyle(' };
  if (tag.type !== 'CallExpression' || tag.callee.type !== 'MemberExpression') return undefined;
  const target = targetOf(tag.callee.object, code);
  const [options] = tag.arguments;
  const id = /"(sc-[^"]+)"/.exec(options ? code.slice(options.start, options.end) : '')?.[1];
  if (target === undefined || id === undefined) return undefined;
  const call = `styled(${target}, "${id}"`;
  return { browser: `/* @__PURE__ */ ${call})`, noted: `${call}, ` };
}

/** `styled.section` draws "section", `styled(Band)` what Band draws. */
function targetOf(made: ESTree.Expression, code: string): string | undefined {
  if (made.type === 'MemberExpression')
    return isStyled(made.object) && made.property.type === 'Identifier'
      ? JSON.stringify(made.property.name)
      : undefined;
  if (made.type !== 'CallExpression' || !isStyled(made.callee)) return undefined;
  const [target] = made.arguments;
  return target && code.slice(target.start, target.end);
}

function isStyled(node: ESTree.Expression): boolean {
  return node.type === 'Identifier' && node.name === 'styled';
}

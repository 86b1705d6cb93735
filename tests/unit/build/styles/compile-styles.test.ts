import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { styledComponentsOptions } from '../../../../src/build/bundle/bundler-options.ts';
import { compileStyles } from '../../../../src/build/styles/compile-styles.ts';

const file = join(process.cwd(), 'src/ui/thing.tsx');

const source = `
import styled, { createGlobalStyle, css } from 'styled-components';
import { Band } from './band.tsx';
const look = css\`color: red;\`;
export const Box = styled.section<{ readonly 'data-wide': boolean }>\`
  \${look}
  \${css\`margin: 0;\`}
\`;
export const Wide = styled(Band)\`
  \${Box} & { padding: 1px; }
\`;
export const Marks = createGlobalStyle\`i { color: \${'blue'}; }\`;
export const Other = other\`kept\`;
`;

/** As a build has it: after the compiler that gives each component its id. */
async function compiled(isForPages: boolean, text = source): Promise<string> {
  const plugins = { styledComponents: styledComponentsOptions };
  const { code } = await transformWithOxc(text, file, { plugins });
  const { transform } = compileStyles(isForPages);
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing');
  const result = await Reflect.apply(transform, {}, [code, file]);
  return result.code;
}

describe('in the browser’s code', () => {
  it('leaves of a styled component its element and its class', async () => {
    const code = await compiled(false);
    expect(code).toMatch(/Box = \/\* @__PURE__ \*\/ styled\("section", "sc-\w+-0"\);/);
    expect(code).toMatch(/Wide = \/\* @__PURE__ \*\/ styled\(Band, "sc-\w+-1"\);/);
  });

  it('leaves no rule and no library', async () => {
    const code = await compiled(false);
    expect(code).not.toMatch(/color|padding|margin|styled-components/);
    expect(code).toContain('Marks = () => null;');
  });

  it('leaves other templates alone', async () => {
    expect(await compiled(false)).toContain('other`kept`');
  });
});

describe('in the code that draws the pages', () => {
  it('keeps the rules, and names the file that they are in', async () => {
    const code = await compiled(true);
    expect(code).toMatch(
      /styled\("section", "sc-\w+-0", "src\/ui\/thing\.tsx", css`\$\{look\}\$?.*css`margin:\s?0;`/s,
    );
    expect(code).toMatch(/styled\(Band, "sc-\w+-1", "src\/ui\/thing\.tsx", css`\$\{Box\} &/);
    expect(code).toMatch(/createGlobalStyle\("src\/ui\/thing\.tsx", css`i\s?\{/);
    expect(code).not.toContain('"styled-components"');
  });
});

it.each([
  [
    "import styled from 'styled-components'; export const A = styled.p.attrs({ id: 'a' })`top: 0;`;",
    'attrs(',
  ],
  [
    "import styled, { keyframes } from 'styled-components'; export const a = keyframes`a`;",
    'keyframes',
  ],
])('refuses what it does not know, and names the file', async (text, what) => {
  await expect(compiled(false, text)).rejects.toThrow(
    /^src\/ui\/thing\.tsx: the build makes all rules/,
  );
  await expect(compiled(false, text)).rejects.toThrow(what);
});

it('knows every file with a look', async () => {
  const { load } = compileStyles(true);
  if (typeof load !== 'function') throw new Error('The plugin loads nothing');
  const modules = await Reflect.apply(load, {}, ['\0virtual:look-modules']);
  expect(modules).toContain('/src/ui/layout/band.tsx";');
  expect(modules).toContain('/src/features/reading/listen/player-look.ts";');
});

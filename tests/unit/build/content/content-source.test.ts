import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentSource } from '#build/content/content-source.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

const root = process.cwd();

it('reads the content once, and again when it has changed', async () => {
  const folder = temporaryFolder(onTestFinished);
  cpSync('src/content/stories/7.md', join(folder, 'src/content/stories/7.md'));
  symlinkSync(join(root, 'public'), join(folder, 'public'));
  const source = contentSource(folder);
  const first = source.current();
  expect(source.current()).toBe(first);
  source.forget();
  expect(source.current()).not.toBe(first);
  const { stories } = await source.current();
  expect(stories.map(({ id }) => id)).toEqual([7]);
  expect(stories).toEqual((await first).stories);
});

it.each([
  ['src/content/copy/schools.ts', true],
  ['src/content/stories/13.md', true],
  ['public/art/cup.svg', true],
  ['src/ui/button/button.tsx', false],
  ['src/contented.ts', false],
])('knows whether %s is content: %s', (file, isContent) => {
  expect(contentSource(root).dependsOn(join(root, file))).toBe(isContent);
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentSource } from '#build/content/content-source.ts';

const root = process.cwd();

it('reads the content once, and again when it has changed', async () => {
  const source = contentSource(root);
  const first = source.current();
  expect(source.current()).toBe(first);
  source.forget();
  expect(source.current()).not.toBe(first);
  expect((await source.current()).stories).toEqual((await first).stories);
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

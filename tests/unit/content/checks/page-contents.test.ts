import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { pageContents } from '#content/checks/page-contents.ts';
import { everyText } from '#content/checks/walk-content.ts';

const files = ['src/content/copy', 'src/pages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /^src\/content\/copy\/.*\.ts$|-copy\.ts$/.test(name));

const checked = new Set(pageContents([]).flatMap(({ content }) => [...everyText(content)]));

it.each(files)('every text of %s is checked', async (name) => {
  const exported: unknown = await import(resolve(name));
  expect([...everyText(exported)].filter((text) => !checked.has(text))).toEqual([]);
});

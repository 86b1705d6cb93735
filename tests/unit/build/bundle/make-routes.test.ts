import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeRoutes } from '#build/bundle/make-routes.ts';

const tree = 'src/routeTree.gen.ts';
// In the project, because the generator can rename its temporary file only on one file system.
const root = mkdtempSync(resolve('node_modules/.routes-'));

afterAll(() => rmSync(root, { recursive: true }));

it('writes the tree that is in the repository, and a new file joins it', async () => {
  cpSync('src/routes', join(root, 'src/routes'), { recursive: true });
  await makeRoutes(root);
  expect(readFileSync(join(root, tree), 'utf8')).toBe(readFileSync(tree, 'utf8'));
  const page = readFileSync('src/routes/install.ts', 'utf8').replaceAll('/install', '/press');
  writeFileSync(join(root, 'src/routes/press.ts'), page);
  await makeRoutes(root);
  expect(readFileSync(join(root, tree), 'utf8')).toContain("'/press': typeof PressRoute");
});

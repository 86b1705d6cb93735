import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSiteContent } from '#build/content/site-content.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

// As if the owner had confirmed everything.
vi.mock('#build/content/launch-items.ts', () => ({ launchItems: () => [] }));

it('is not launched while the content has an error', async () => {
  const root = temporaryFolder(onTestFinished);
  for (const folder of ['public', 'src/content/stories'])
    cpSync(folder, join(root, folder), { recursive: true });
  // Share the cache of prepared pictures: preparing hundreds of them takes a minute.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const isLaunched = async () => (await readSiteContent({ root })).isLaunched;
  expect(await isLaunched()).toBe(true);
  writeFileSync(join(root, 'src/content/stories/9.md'), 'Not a story');
  expect(await isLaunched()).toBe(false);
});

import { loadConfigFromFile } from 'vite';
import { expect, it, vi } from 'vitest';

it('is not made of content, so that an edit of words does not edit the settings', async () => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  const files = loaded?.dependencies ?? [];
  expect(files.filter((file) => file.endsWith('src/build/site-config.ts'))).toHaveLength(1);
  expect(files.filter((file) => file.includes('/src/content/'))).toEqual([]);
});

it('treats an empty PORT as not set', async () => {
  vi.stubEnv('PORT', '');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  expect(loaded?.config.server?.port).toBe(4173);
});

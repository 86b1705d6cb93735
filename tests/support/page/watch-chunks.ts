import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { withImports } from '../built/module-closure.ts';

/** Waits until files of the page's code have come, with all they import; named as the build's chunks. */
export type ChunksCame = (...names: readonly string[]) => Promise<void>;

/** From here on; for a page without a worker, which would fetch them itself. */
export function watchChunks(page: Page): ChunksCame {
  const came: string[] = [];
  page.on('requestfinished', (request) => came.push(new URL(request.url()).pathname));
  return async (...names) => {
    const isNamed = (file: string) =>
      file.endsWith('.js') && names.some((name) => file.startsWith(`${name}-`));
    const chunks = readdirSync('dist/assets').filter(isNamed);
    expect(chunks).toHaveLength(names.length);
    const files = withImports(chunks.map((file) => `/assets/${file}`));
    await expect.poll(() => came).toEqual(expect.arrayContaining([...files]));
  };
}

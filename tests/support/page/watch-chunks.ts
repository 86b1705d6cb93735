import { expect, type Page } from '@playwright/test';
import { codeFiles, withImports } from '../built/built-code.ts';

/** Waits until files of the site's code have come, with all they import; named as the build's chunks. */
export type ChunksCame = (...names: readonly string[]) => Promise<void>;

/** From here on; for a page without a worker, which would fetch them itself. */
export function watchChunks(page: Page): ChunksCame {
  const came: string[] = [];
  page.on('requestfinished', (request) => came.push(new URL(request.url()).pathname));
  return async (...names) => {
    const files = withImports(codeFiles(...names));
    await expect.poll(() => came).toEqual(expect.arrayContaining([...files]));
  };
}

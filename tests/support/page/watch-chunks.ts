import { expect, type Page } from '@playwright/test';
import { codeFiles, withImports } from '../built/built-code.ts';

/** Waits until these chunks of the build have loaded, with all that they import. */
export type ChunksCame = (...names: readonly string[]) => Promise<void>;

/** Watches a page's requests from now on. A worker would fetch chunks itself, so use no worker. */
export function watchChunks(page: Page): ChunksCame {
  const came: string[] = [];
  page.on('requestfinished', (request) => came.push(new URL(request.url()).pathname));
  return async (...names) => {
    const files = withImports(codeFiles(...names));
    await expect.poll(() => came).toEqual(expect.arrayContaining([...files]));
  };
}

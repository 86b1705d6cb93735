import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { BuildError } from '../build-error.ts';
import type { SiteContent } from './site-content.ts';

export interface ContentSource {
  /** Returns the content, cached until `forget` is called. Rejects only if a content module throws. */
  current(): Promise<SiteContent>;
  /** Makes the next call of `current` read the content again. */
  forget(): void;
  /** Returns whether a change of this file can change the content. */
  dependsOn(file: string): boolean;
}

/**
 * Reads the content of the project in a folder. Vite's config must not import the content modules:
 * Vite restarts its server when a file that its config imports changes, which would be at every
 * edit of a word.
 */
export function contentSource(root: string, showsDrafts = false): ContentSource {
  // src/build counts too, because its files read and check the content.
  const folders = ['src/content', 'src/build', 'public'].map((name) => join(root, name));
  let reading: Promise<SiteContent> | null = null;
  async function read(): Promise<SiteContent> {
    const { module } = await runnerImport<typeof import('./site-content.ts')>(readerFile, {
      logLevel: 'silent',
    });
    return module.readSiteContent({ root, showsDrafts });
  }
  return {
    current: () => (reading ??= read()),
    forget() {
      reading = null;
    },
    dependsOn: (file) =>
      folders.some((folder) => file.startsWith(`${folder}/`)) ||
      /\/src\/pages\/.*-copy\.ts$/.test(file),
  };
}

/** Throws one error that lists all content errors, if there are any. */
export function assertValid({ storyErrors, otherErrors }: SiteContent): void {
  const errors = [...storyErrors, ...otherErrors];
  if (errors.length > 0) throw new BuildError(`The content has errors:\n${errors.join('\n')}`);
}

const readerFile = fileURLToPath(new URL('./site-content.ts', import.meta.url));

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
  /** Returns true if a change of this file can change the content. */
  dependsOn(file: string): boolean;
}

/**
 * Reads the content of the project in a folder. Vite's config must not import the content modules:
 * Vite restarts its server when a file that its config imports changes, which would be at every
 * edit of a word.
 */
export function contentSource(root: string, showsDrafts = false): ContentSource {
  const publicFolder = join(root, 'public');
  // src/build counts too, because its files read and check the content.
  const folders = ['src/content', 'src/build', 'public'].map((name) => slashed(join(root, name)));
  let reading: Promise<SiteContent> | null = null;
  async function read(): Promise<SiteContent> {
    const { module } = await runnerImport<typeof import('./site-content.ts')>(readerFile, {
      logLevel: 'silent',
    });
    return module.readSiteContent({ root, publicFolder, showsDrafts });
  }
  return {
    current: () => (reading ??= read()),
    forget() {
      reading = null;
    },
    dependsOn: (file) =>
      folders.some((folder) => slashed(file).startsWith(`${folder}/`)) ||
      /\/src\/pages\/.*-copy\.ts$/.test(slashed(file)),
  };
}

/** Throws one error that lists all content errors, if there are any. */
export function assertValid({ storyErrors, otherErrors }: SiteContent): void {
  const errors = [...storyErrors, ...otherErrors];
  if (errors.length > 0) throw new BuildError(`The content has errors:\n${errors.join('\n')}`);
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

const readerFile = fileURLToPath(new URL('./site-content.ts', import.meta.url));

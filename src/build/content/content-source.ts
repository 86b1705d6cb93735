import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { BuildError } from '../build-error.ts';
import type { SiteContent } from './site-content.ts';

export interface ContentSource {
  /** Reads once, until something has changed. Rejects only where the content's own code fails. */
  current(): Promise<SiteContent>;
  /** The next reading is a new one. */
  forget(): void;
  /** Whether a change of this file can change what is read. */
  dependsOn(file: string): boolean;
}

/**
 * Reads the content of the project in this folder. It is loaded apart from Vite's settings: what these import
 * is part of them, and each edit of a word would start the development server anew.
 */
export function contentSource(root: string, showsDrafts = false): ContentSource {
  const publicFolder = join(root, 'public');
  // The build's own files as well: they read and check it.
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
    dependsOn: (file) => folders.some((folder) => slashed(file).startsWith(`${folder}/`)),
  };
}

/** Throws one error that names all. */
export function assertValid({ storyErrors, otherErrors }: SiteContent): void {
  const errors = [...storyErrors, ...otherErrors];
  if (errors.length > 0) throw new BuildError(`The content has errors:\n${errors.join('\n')}`);
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

const readerFile = fileURLToPath(new URL('./site-content.ts', import.meta.url));

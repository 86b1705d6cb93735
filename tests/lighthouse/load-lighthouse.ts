import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The last release line that runs on Node 20. */
const version = '12.8.2';
const folder = resolve('node_modules/.cache/lighthouse');

export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<{ readonly lhr: LighthouseResult } | undefined>;

/**
 * Loads Lighthouse, which is installed once into a folder of its own. Its hundred packages would be
 * most of what `npm ci` installs, for a tool that `npm test` does not need.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock'];
    execFileSync('npm', [...args, `lighthouse@${version}`], { stdio: 'inherit' });
  }
  const module: { readonly default: Lighthouse } = await import(pathToFileURL(entry).href);
  return module.default;
}

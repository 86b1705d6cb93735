import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { BuildError } from '../build-error.ts';
import type { BuiltFolder } from '../bundle/built-folder.ts';

const entrySchema = v.object({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), ''),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
});
const lockSchema = v.object({ packages: v.record(v.string(), entrySchema) });

const rule = '='.repeat(72);
const intro =
  'This site holds work of others. Here are their names and the terms under which they let it be used.';

/** Returns whether make-fonts.ts cuts a typeface from this package. */
const isTypeface = (name: string): boolean => name.startsWith('@fontsource');

interface Notices {
  /** Returns a plugin that records which packages a bundle contains. Each build needs one of its own. */
  readonly collect: () => Plugin;
  readonly write: Plugin;
}

/** Writes the licences of the packages in the page's and the worker's bundles. */
export function createNotices(built: BuiltFolder): Notices {
  const shipped = new Set<string>();
  return {
    collect: () => ({
      name: 'collect-packages',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          // The bundler lists only modules that have code in the bundle.
          for (const id of file.type === 'chunk' ? Object.keys(file.modules) : []) {
            const folder = packageOf(id);
            if (folder !== null) shipped.add(folder);
          }
        }
      },
    }),
    write: {
      name: 'third-party-notices',
      apply: 'build',
      closeBundle: {
        order: 'post',
        sequential: true,
        async handler() {
          const notices = thirdPartyNotices(this.environment.config.root, shipped);
          await writeFile(join(built.path(), 'third-party-notices.txt'), notices);
        },
      },
    },
  };
}

/** Returns the folder of the innermost package that a module belongs to. */
function packageOf(id: string): string | null {
  // The bundler adds a few lines of its own.
  if (id.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  return (
    /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@.][^/]*)\//.exec(id)?.[1] ?? null
  );
}

/**
 * Returns the text of third-party-notices.txt. Names and versions come from the lock file, texts from the
 * packages.
 *
 * @param shipped folders of packages, such as `node_modules/react`; the typefaces are added
 */
export function thirdPartyNotices(root: string, shipped: Iterable<string>): string {
  const { packages } = v.parse(lockSchema, JSON.parse(read(root, 'package-lock.json')));
  const typefaces = Object.keys(packages['']?.devDependencies ?? {}).filter(isTypeface);
  const folders = [...shipped, ...typefaces.map((name) => `node_modules/${name}`)].sort();
  const texts = new Map<string, string[]>();
  const missing: string[] = [];
  for (const folder of folders) {
    const entry = packages[folder];
    const text = licenceText(join(root, folder));
    if (!entry || text === '') missing.push(`${folder} is shipped without a licence text`);
    const name = folder.replace(/.*node_modules\//, '');
    const line = `${name} ${entry?.version} (${entry?.license})`;
    texts.set(text, [...(texts.get(text) ?? []), line]);
  }
  if (missing.length > 0) throw new BuildError(`Third-party notices: ${missing.join('; ')}`);
  const blocks = [...texts].map(([text, lines]) => `${lines.join('\n')}\n\n${text}`);
  return `${[intro, ...blocks].join(`\n\n${rule}\n`)}\n`;
}

/** Joins a package's licence files: one may hold terms and another names. */
function licenceText(folder: string): string {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name));
  const texts = names.sort().map((name) => read(folder, name).replaceAll('\r\n', '\n').trim());
  return texts.join('\n\n');
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

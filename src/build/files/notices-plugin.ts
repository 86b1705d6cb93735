import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltFolder } from '../bundle/built-folder.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

interface Notices {
  /** Notes whose code is in a bundle. Each build takes one of its own. */
  readonly collect: () => Plugin;
  readonly write: Plugin;
}

/** Writes whose work is in what browsers get, when page and worker are built. */
export function createNotices(built: BuiltFolder): Notices {
  const shipped = new Set<string>();
  let root = '';
  return {
    collect: () => ({
      name: 'collect-packages',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          for (const [id, module] of file.type === 'chunk' ? Object.entries(file.modules) : []) {
            const folder = packageOf(id);
            if (folder !== null && module.renderedLength > 0) shipped.add(folder);
          }
        }
      },
    }),
    write: {
      name: 'third-party-notices',
      apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
      configResolved(resolved) {
        root = resolved.root;
      },
      closeBundle: {
        order: 'post',
        sequential: true,
        handler: () =>
          writeFile(
            join(built.path(), 'third-party-notices.txt'),
            thirdPartyNotices(root, shipped),
          ),
      },
    },
  };
}

/** Folder of the innermost package that a module belongs to. */
function packageOf(id: string): string | null {
  // The bundler adds a few lines of its own.
  if (id.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  return (
    /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@.][^/]*)\//.exec(id)?.[1] ?? null
  );
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltFolder } from '../bundle/built-folder.ts';
import type { ContentSource } from '../content/content-source.ts';

/** Writes the stories as EPUBs, before the hosts' files list what there is. */
export function booksPlugin(siteUrl: string, built: BuiltFolder, content: ContentSource): Plugin {
  return {
    name: 'story-books',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const [path, bytes] of (await content.current()).books(siteUrl)) {
          const file = join(built.path(), path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, bytes);
        }
      },
    },
  };
}

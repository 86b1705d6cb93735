import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export interface BuiltFolder {
  readonly plugin: Plugin;
  /** Returns the folder of the built site. Call it after Vite has read its settings. */
  readonly path: () => string;
}

export function builtFolder(): BuiltFolder {
  let path = 'dist';
  return {
    plugin: {
      name: 'built-folder',
      configResolved: ({ root, build }) => {
        path = resolve(root, build.outDir);
      },
    },
    path: () => path,
  };
}

import type { Plugin } from 'vite';
import { lostCode } from '../shared/lost-code.ts';

/** Parts of libraries that this site cannot reach, by the end of their module's id. */
const stubs: Readonly<Record<string, string>> = {
  // Every page's HTML names all its modules, and later ones come from the worker. One that does not
  // come ends in our own error: the router would load the page again, also without a network.
  'vite/preload-helper.js': `export const __vitePreload = (load) => load().catch((cause) => {
    throw new Error('${lostCode}', { cause });
  });`,
  // styled-components calls it only with `enableVendorPrefixes`, which is off.
  '/stylis/src/Prefixer.js': 'export const prefix = (value) => value;',
};

/** Leaves out library code that is bundled but never run; the budgets depend on it. */
export function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const stub = Object.keys(stubs).find((end) => id.endsWith(end));
      return stub === undefined ? null : stubs[stub];
    },
  };
}

import type { Plugin } from 'vite';
import { lostCode } from '../../shared/lost-code.ts';

/** Parts of libraries that this site cannot reach, by the end of their module's id. */
const stubs: Readonly<Record<string, string>> = {
  // Every page's HTML names all its modules, and later ones come from the worker. One that does not
  // come ends in our own error: the router would load the page again, also without a network.
  'vite/preload-helper.js': `export const __vitePreload = (load) => load().catch((cause) => {
    throw new Error('${lostCode}', { cause });
  });`,
  // styled-components calls it only with `enableVendorPrefixes`, which is off.
  '/stylis/src/Prefixer.js': 'export const prefix = (value) => value;',
  // For sites below a path, or with addresses other than their routes'.
  '/router-core/dist/esm/rewrite.js': `export const rewriteBasepath = () => undefined;
  export const composeRewrites = rewriteBasepath;
  export const executeRewriteInput = (_rewrite, url) => url;
  export const executeRewriteOutput = executeRewriteInput;`,
};

/** What CommonJS modules export and nothing here calls: no bundler can tell. */
const unusedExports: Readonly<Record<string, readonly string[]>> = {
  '/react-dom/cjs/react-dom.production.js': [
    'browser',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  '/scheduler/cjs/scheduler.production.js': [
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

/** Leaves out library code that is bundled but never run; the budgets depend on it. */
export function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return entryFor(stubs, id) ?? null;
    },
    transform(code, id) {
      return entryFor(unusedExports, id)?.reduce(withoutExport, code);
    },
  };
}

function entryFor<T>(byEnd: Readonly<Record<string, T>>, id: string): T | undefined {
  const end = Object.keys(byEnd).find((each) => id.endsWith(each));
  return end === undefined ? undefined : byEnd[end];
}

/** Without the top-level statement `exports.name = function … };`. Throws where there is none. */
function withoutExport(code: string, name: string): string {
  const statement = new RegExp(`^exports\\.${name} = function [^]*?^};$`, 'm');
  if (!statement.test(code)) throw new Error(`lean-bundle: no function is exported as ${name}`);
  return code.replace(statement, '');
}

import type { Plugin } from 'vite';

/** Modules of libraries that this site cannot reach, by the end of their id, and what stands for them. */
const modules: Readonly<Record<string, string>> = {
  // For sites below a path, or with addresses other than their routes'.
  '/router-core/dist/esm/rewrite.js': `export const rewriteBasepath = () => undefined;
  export const composeRewrites = rewriteBasepath;
  export const executeRewriteInput = (_rewrite, url) => url;
  export const executeRewriteOutput = executeRewriteInput;`,
  // Every route has a `Link` of its own; this site's links are plain anchors (`pageLink`).
  '/react-router/dist/esm/link.js': `export const Link = () => null;
  export { Link as createLink, Link as linkOptions, Link as useLinkProps, Link as composeHandlers };`,
};

/** Leaves whole modules out of the first load that no option of ours leads to. */
export function unreachedModules(): Plugin {
  return {
    name: 'unreached-modules',
    apply: 'build',
    enforce: 'pre',
    load: (id) => Object.entries(modules).find(([end]) => id.endsWith(end))?.[1] ?? null,
  };
}

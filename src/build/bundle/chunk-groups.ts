import { except, groupPaths } from './chunk-paths.ts';

/** Which modules come in one file; without them every module is one of its own. */
export const chunkGroups = Object.entries(groupPaths).map(([name, paths]) => ({
  name,
  test: (id: string) =>
    (paths.some((path) => id.includes(path)) && !except[name]?.some((path) => id.includes(path))) ||
    (name === 'site' && /rolldown\/runtime|vite\/preload-helper/.test(id)),
}));

/**
 * Chromium compiles all of this file while it comes, beside the page, not each function in the way of
 * the press that first needs it.
 */
export const postBanner = ({ name }: { readonly name: string }): string =>
  name === 'site' ? '//# allFunctionsCalledOnLoad\n' : '';

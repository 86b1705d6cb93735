import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { routeTree } from '#routeTree.gen.ts';
import { isAddressShown } from './show-document.ts';

export type AppRouter = ReturnType<typeof createAppRouter>;

const stringifySearch = stringifySearchWith(JSON.stringify);

export function createAppRouter() {
  return createRouter({
    routeTree,
    // Search parameters are plain text: with the default, JSON, a search for 13 would be `?q="13"`.
    parseSearch: parseSearchWith((value) => value),
    // An old library may have added a property to every object.
    stringifySearch: (search) => stringifySearch(Object.assign(Object.create(null), search)),
    scrollRestoration: afterFirstPage(),
    trailingSlash: 'never',
    // As in the server and the worker: `/Books` is an unknown address.
    caseSensitive: true,
  });
}

/**
 * Returns a function that is false for the first document, whose scroll position the browser restores. The
 * browser does not if the router left this entry with `scrollRestoration` at `manual`, or if the visitor has
 * gone to another entry before the router started.
 */
function afterFirstPage(): () => boolean {
  // The visitor may have scrolled already. At a fragment the browser scrolls to it in any case.
  const isUnmoved = scrollY === 0 || location.hash !== '';
  const isUnrestored = history.scrollRestoration === 'manual' && isUnmoved;
  let pages = isUnrestored || !isAddressShown() ? 1 : 0;
  return () => pages++ > 0;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

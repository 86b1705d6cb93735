import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { routeTree } from '#routeTree.gen.ts';

type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter() {
  return createRouter({
    routeTree,
    // Search parameters are plain text: with the default, JSON, a search for 13 would be `?q="13"`.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    scrollRestoration: afterFirstPage(),
    trailingSlash: 'never',
    // As in the server and the worker: `/Books` is an unknown address.
    caseSensitive: true,
  });
}

/** Returns a test that is false for the first document, which the browser has scrolled itself. */
function afterFirstPage(): () => boolean {
  let pages = 0;
  return () => pages++ > 0;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#routeTree.gen.ts';

type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: afterFirstPage(),
    trailingSlash: 'never',
    // As the server and the worker have it: `/Books` is an unknown address.
    caseSensitive: true,
  });
}

/** The browser has scrolled the first document to its place, and the visitor may have scrolled since. */
function afterFirstPage(): () => boolean {
  let pages = 0;
  return () => pages++ > 0;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

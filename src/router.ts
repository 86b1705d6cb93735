import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

export type AppRouter = ReturnType<typeof createAppRouter>;

/** For the visitor's own history; the build has another one for each page. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    // While pages are built this option would write an inline script into every one.
    scrollRestoration: !history && afterFirstPage(),
    trailingSlash: 'never',
    // As the server and the worker have it: `/Books` is an unknown address.
    caseSensitive: true,
    // The signs on every page fetch its code beforehand, for when there is no network any more.
    defaultErrorComponent: lazyRouteComponent(
      () => import('#features/trouble/page-trouble.tsx'),
      'PageTrouble',
    ),
  });
}

/** The browser has put the first page in its place, and the visitor may have scrolled since. */
function afterFirstPage(): () => boolean {
  let pages = 0;
  return () => pages++ > 0;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

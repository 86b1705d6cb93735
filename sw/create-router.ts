import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { validMethods } from 'workbox-routing/utils/constants.js';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isApiPath } from '#api/api-path.ts';
import { cacheNames } from '#shared/cache-names.ts';
import { answerNotFound } from './answer-not-found.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { Precaches } from './precaches.ts';

interface RouterDeps extends Precaches {
  readonly answerApi: (request: Request) => Promise<Response>;
}

export const assetsPath = '/assets/';

/**
 * What the worker answers: the first route that fits. Anything else is left to the browser. Where a
 * route has no answer its own catch handler is asked, then the router's.
 */
export function createRouter({ core, pictures, answerApi }: RouterDeps): Router {
  const router = new Router();
  const api: RouteHandlerCallback = ({ request }) => answerApi(request);
  // Of this site's pages: answered without a network, whatever the method.
  for (const method of methods)
    router.registerRoute(Object.assign(new Route(isApi, api), { method }));
  // As the host does: the page's own code knows no page under its file's name.
  router.registerRoute(new Route(isFileOf(core), moveToAddress));
  // Stored; else the same bytes from the network; else whatever the network has.
  for (const files of [pictures, core]) {
    const stored = new PrecacheRoute(files, anySpelling);
    stored.setCatchHandler(fromNetwork);
    router.registerRoute(stored);
  }
  router.registerRoute(new NavigationRoute(fromNetwork));
  for (const [path, cacheName] of keptByOthers)
    router.registerRoute(new Route(isBelow(path), new CacheFirst({ ...readOnly, cacheName })));
  router.setCatchHandler(answerNotFound(core));
  return router;
}

// Workbox's list, and its type, lack OPTIONS.
const methods = [...validMethods, 'OPTIONS'];

const isApi: RouteMatchCallback = ({ sameOrigin, url }) => sameOrigin && isApiPath(url.pathname);

const isBelow =
  (path: string): RouteMatchCallback =>
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(path);

function isFileOf(core: Precaches['core']): RouteMatchCallback {
  return ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    url.pathname.endsWith('.html') &&
    core.getCacheKeyForURL(canonicalUrl(url).href) !== undefined;
}

const moveToAddress: RouteHandlerCallback = async ({ url }) =>
  Response.redirect(canonicalUrl(url).href + url.search, 308);

const anySpelling = { urlManipulation: ({ url }: { readonly url: URL }) => [canonicalUrl(url)] };

const network = new NetworkOnly();
// For a visitor who waits for a page, a network that says nothing for this long counts as none.
const networkForPage = new NetworkOnly({ networkTimeoutSeconds: 5 });

const fromNetwork: RouteHandlerCallback = ({ event, request }) =>
  (request.mode === 'navigate' ? networkForPage : network).handle({ event, request });

/** Typefaces that a page has put in, and scripts and styles of the build before. */
const keptByOthers = [
  [`${assetsPath}letters/`, cacheNames.letters],
  [assetsPath, cacheNames.assetsBefore],
] as const;

/** The name of such a file holds its hash, so any copy is right; what the network has is not put in. */
const readOnly = {
  matchOptions: { ignoreSearch: true },
  plugins: [{ cacheWillUpdate: async () => null }],
};

import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { PrecacheRoute, type PrecacheController } from 'workbox-precaching';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { validMethods } from 'workbox-routing/utils/constants.js';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { cacheNames } from '#shared/cache-names.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import { isApiUrl } from '#shared/is-api-url.ts';
import type { Precaches } from './precaches.ts';

export const assetsPath = '/assets/';

/** Where the build puts the fallback page a second time, served with status 200. */
const notFoundPath = '/fallback';
/** The same for a story that does not exist. */
const storyNotFoundPath = '/fallback-story';
const storyPath = /^\/stories\/[^/]+$/;

interface RouterDeps extends Precaches {
  readonly answerApi: (request: Request) => Promise<Response>;
}

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

function isFileOf(core: Precaches['core']): RouteMatchCallback {
  return ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    url.pathname.endsWith('.html') &&
    core.getCacheKeyForURL(canonicalUrl(url).href) !== undefined;
}

/**
 * The last word: a page that neither the device nor the network has is the fallback page with status
 * 404, where the site itself decides what the path means, below `/stories/` the words for a story that
 * does not exist; a file is an error.
 */
function answerNotFound(core: PrecacheController): RouteHandlerCallback {
  return async ({ request, url }) => {
    if (request.mode !== 'navigate') return Response.error();
    const isStory = storyPath.test(canonicalUrl(url).pathname);
    const key = core.getCacheKeyForURL(isStory ? storyNotFoundPath : notFoundPath);
    const stored = key === undefined ? undefined : await caches.match(key);
    return stored ? copyWithStatus(stored, 404) : Response.error();
  };
}

/** The same answer, held in memory and freed from the request it came by. */
async function copyWithStatus(response: Response, status: number): Promise<Response> {
  const { headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}

/** Returns the URL under which a page is stored: its canonical path, without a query. */
function canonicalUrl({ origin, pathname }: URL): URL {
  const url = new URL(origin);
  // Set, not parsed: `//` would be read as another host.
  url.pathname = canonicalPath(pathname);
  return url;
}

// Workbox's list, and its type, lack OPTIONS.
const methods = [...validMethods, 'OPTIONS'];

const isApi: RouteMatchCallback = ({ url }) => isApiUrl(url);

const isBelow =
  (path: string): RouteMatchCallback =>
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(path);

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

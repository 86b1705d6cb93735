import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { PrecacheRoute, type PrecacheController } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { validMethods } from 'workbox-routing/utils/constants.js';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { assetsPrefix, isFilePath } from '#hosting/host-rules.ts';
import { cacheNames } from '#shared/cache-names.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import { decompress } from '#shared/compressed-response.ts';
import { storyNotFoundPath } from '#hosting/pack.ts';
import { isApiUrl } from '#shared/is-api-url.ts';
import { repairedPath } from '#shared/repaired-path.ts';
import { picturesPath, type Precaches } from './precaches.ts';
import { pathOf } from './path-of.ts';

/** Path at which the fallback page has status 200. At unknown addresses the host gives it 404. */
const notFoundPath = '/fallback';
const storyPath = /^\/stories\/[^/]+$/;
/** Paths of the archive, which no device keeps: offline, /stories uses the index instead. */
const archivePath = /^\/stories\/page\/\d+$/;
/** Path of the page that shows how much of the site is stored on this device. */
const savedPath = '/offline';
/** Path of the drawing that stands in for a picture which is neither stored nor reachable. */
const awayPicturePath = '/art/spot-offline.svg';

type Tiers = Pick<Precaches, 'core' | 'pictures'>;

interface RouterDeps extends Tiers {
  readonly answerApi: (request: Request) => Promise<Response>;
}

/**
 * Creates the routing table: the first route that matches answers, and the browser handles what none
 * matches. When a route fails, its own catch handler is asked, then the router's.
 */
export function createRouter({ core, pictures, answerApi }: RouterDeps): Router {
  const router = new Router();
  const api: RouteHandlerCallback = ({ request }) => answerApi(request);
  for (const method of methods)
    router.registerRoute(Object.assign(new Route(isApi, api), { method }));
  // The host redirects too, because the router in the page knows no address that ends in `.html`.
  router.registerRoute(new Route(isHtmlFileOf(core), redirectToCanonical));
  for (const files of [pictures, core]) {
    const stored = new PrecacheRoute(files, canonicalLookup);
    stored.setCatchHandler(oldVersionOrNetwork);
    router.registerRoute(stored);
  }
  router.registerRoute(new Route(isPageNavigation, network));
  const otherVariant = new Route(
    ({ url }) => storedVariantKey(pictures, url) !== undefined,
    new NetworkOnly({ networkTimeoutSeconds: 5 }),
  );
  otherVariant.setCatchHandler(variantOrNetwork(pictures));
  router.registerRoute(otherVariant);
  router.registerRoute(new Route(isPictureOfPage, network));
  for (const [prefix, cacheName] of readOnlyCaches) {
    const copies = new Route(startsWith(prefix), new CacheFirst({ ...readOnlyOptions, cacheName }));
    copies.setCatchHandler(network);
    router.registerRoute(copies);
  }
  router.setCatchHandler(answerUnavailable({ core, pictures }));
  return router;
}

function isHtmlFileOf(core: PrecacheController): RouteMatchCallback {
  return ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    url.pathname.endsWith('.html') &&
    core.getCacheKeyForURL(canonicalUrl(url).href) !== undefined;
}

/**
 * Answers a request that caches and network did not answer. A page of this build redirects to
 * /offline. A damaged address redirects to the page that was meant; an unknown one gets a 404 page.
 * A picture on a page is replaced by a drawing.
 */
function answerUnavailable({ core, pictures }: Tiers): RouteHandlerCallback {
  const find = async (path: string, files: PrecacheController = core) => {
    const key = files.getCacheKeyForURL(path);
    return key === undefined ? undefined : findStored(key);
  };
  return async ({ request, url }) => {
    if (request.destination === 'image')
      return (await find(awayPicturePath, pictures)) ?? Response.error();
    if (request.mode !== 'navigate' || isFilePath(url.pathname)) return Response.error();
    const { href, pathname } = canonicalUrl(url);
    if (core.getCacheKeyForURL(href) !== undefined)
      return (await find(savedPath))
        ? Response.redirect(new URL(savedPath, url).href)
        : Response.error();
    const isArchivePage = archivePath.test(pathname);
    const repaired = new URL((isArchivePage ? '/stories' : repairedPath(url.pathname)) ?? url, url);
    repaired.search ||= url.search;
    if (core.getCacheKeyForURL(canonicalUrl(repaired).href) !== undefined)
      return Response.redirect(repaired.href);
    const stored = await find(storyPath.test(pathname) ? storyNotFoundPath : notFoundPath);
    return stored ? copyWithStatus(stored, 404) : Response.error();
  };
}

/** Returns the cache key of the one variant (size and format) of a photograph that is kept here. */
function storedVariantKey(pictures: PrecacheController, { pathname }: URL): string | undefined {
  if (!pathname.startsWith(picturesPath)) return undefined;
  const isVariant = (url: string) => {
    const [, stem] = /(.*)-\d+\.webp$/.exec(pathOf(url)) ?? [];
    // Widths have three digits; the name of a photograph may end with a number too.
    return (
      stem && pathname.startsWith(stem) && /^(-\d{3})?\.\w+$/.test(pathname.slice(stem.length))
    );
  };
  return [...pictures.getURLsToCacheKeys()].find(([url]) => isVariant(url))?.[1];
}

/** Creates a handler that answers with the stored variant of a photograph, or waits for the network. */
function variantOrNetwork(pictures: PrecacheController): RouteHandlerCallback {
  return async (options) => {
    const key = storedVariantKey(pictures, options.url);
    return (key && (await findStored(key))) || network.handle(options);
  };
}

async function copyWithStatus(response: Response, status: number): Promise<Response> {
  const { headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}

/** Returns the URL under which a page is stored: its canonical path, without a query. */
function canonicalUrl({ origin, pathname }: URL): URL {
  const url = new URL(origin);
  // Assign the path instead of parsing it: a leading `//` would be parsed as another host.
  url.pathname = canonicalPath(pathname);
  return url;
}

// Workbox's list, and its type, lack OPTIONS.
const methods = [...validMethods, 'OPTIONS'];

const isApi: RouteMatchCallback = ({ url }) => isApiUrl(url);

/** Matches pages only: files that are not stored, such as the feed, are left to the browser. */
const isPageNavigation: RouteMatchCallback = ({ request, url }) =>
  request.mode === 'navigate' && !isFilePath(url.pathname);

const startsWith =
  (prefix: string): RouteMatchCallback =>
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(prefix);

const isPicture = startsWith(picturesPath);

/** Leaves a picture that is opened in a tab to the browser. */
const isPictureOfPage: RouteMatchCallback = (options) =>
  options.request.destination === 'image' && isPicture(options);

const redirectToCanonical: RouteHandlerCallback = async ({ url }) =>
  Response.redirect(canonicalUrl(url).href + url.search, 308);

const canonicalLookup = {
  urlManipulation: ({ url }: { readonly url: URL }) => [canonicalUrl(url)],
};

// Without a timeout: a network that is slow does not mean that a page does not exist.
const network = new NetworkOnly();

/** Answers with the page of an earlier build, if that is stored: the network may never answer. */
const oldVersionOrNetwork: RouteHandlerCallback = async (options) => {
  const { request, url } = options;
  const old =
    request.mode === 'navigate' &&
    (await findStored(canonicalUrl(url).href, {
      cacheName: cacheNames.core,
      ignoreSearch: true,
    }));
  return old ? decompress(old) : network.handle(options);
};

/** Finds a stored response. Caches that cannot be read must not keep the network from answering. */
const findStored = (...asked: Parameters<CacheStorage['match']>) =>
  caches.match(...asked).catch(() => undefined);

/** Caches filled by pages (chosen typefaces) and by `activate` (the previous build's assets). */
const readOnlyCaches = [
  [`${assetsPrefix}letters/`, cacheNames.chosenFonts],
  [assetsPrefix, cacheNames.previousAssets],
] as const;

/** Names of files hold their hash, so any copy is right. Network responses are not stored. */
const readOnlyOptions = {
  matchOptions: { ignoreSearch: true },
  plugins: [{ cacheWillUpdate: async () => null }],
};

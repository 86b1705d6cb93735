import type { RouteHandlerCallback } from 'workbox-core/types.js';
import type { PrecacheController } from 'workbox-precaching';
import { canonicalUrl } from './canonical-url.ts';

/** Where the build puts the fallback page a second time, served with status 200. */
const notFoundPath = '/fallback';
/** The same for a story that does not exist. */
const storyNotFoundPath = '/fallback-story';
const storyPath = /^\/stories\/[^/]+$/;

/**
 * The last word: a page that neither the device nor the network has is the fallback page with status
 * 404, where the site itself decides what the path means, below `/stories/` the words for a story that
 * does not exist; a file is an error.
 */
export function answerNotFound(core: PrecacheController): RouteHandlerCallback {
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

import type { RouteHandlerCallback } from 'workbox-core/types.js';
import type { PrecacheController } from 'workbox-precaching';

/** Where the build puts the fallback page a second time, served with status 200. */
const notFoundPath = '/fallback';

/**
 * The last word: a page that neither the device nor the network has is the fallback page with status
 * 404, where the site itself decides what the path means; a file is an error.
 */
export function answerNotFound(core: PrecacheController): RouteHandlerCallback {
  return async ({ request }) => {
    if (request.mode !== 'navigate') return Response.error();
    const key = core.getCacheKeyForURL(notFoundPath);
    const stored = key === undefined ? undefined : await caches.match(key);
    return stored ? copyWithStatus(stored, 404) : Response.error();
  };
}

/** The same answer, held in memory and freed from the request it came by. */
async function copyWithStatus(response: Response, status: number): Promise<Response> {
  const { headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}

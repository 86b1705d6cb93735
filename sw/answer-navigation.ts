import { canonicalPath, notFoundPath } from './canonical-path.ts';
import { copyResponse } from './copy-response.ts';
import { matchOrRepair } from './match-or-repair.ts';
import type { Tier } from './tier.ts';
import { within } from '#shared/within.ts';

/** A network that says nothing for this long counts as none. */
const longestWait = 5_000;

/**
 * A stored page under any of its spellings; an unknown path from the network; without one the
 * fallback page with status 404, where the site itself decides what the path means.
 */
export async function answerNavigation(core: Tier, request: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname);
  const page = path === notFoundPath ? undefined : core.files.get(path);
  // As the host does: the page's own code knows no page under its file's name.
  if (page && pathname.endsWith('.html')) return Response.redirect(origin + path + search, 308);
  try {
    if (page) return await within(longestWait, matchOrRepair(core, page));
  } catch {
    // Evicted, and the network has other bytes or none: it may still have something to show.
  }
  try {
    return await within(longestWait, fetch(request));
  } catch {
    return answerNotFound(core);
  }
}

async function answerNotFound(core: Tier): Promise<Response> {
  const page = core.files.get(notFoundPath);
  const cache = await caches.open(core.cacheName);
  const stored = page && (await cache.match(page.key));
  return stored ? copyResponse(stored, 404) : Response.error();
}

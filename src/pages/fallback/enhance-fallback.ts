import { isRedirectToken, redirectTokens } from '#content/page/redirects.ts';
import { isPageLeft } from '#navigation/document-route.ts';
import { fetchDocument } from '#navigation/fetch-document.ts';
import { repairedPath } from '#shared/repaired-path.ts';
import { showDocument, shownPath } from '#navigation/show-document.ts';

const storyPath = /^\/stories\/[^/]+$/;

/**
 * Completes a document that a host serves for every address without a page. Logs the path, never the query
 * (decision 8).
 */
export function enhanceFallback(page: HTMLElement): () => void {
  const pathname = shownPath();
  // The router redirects it (src/routes/$.ts).
  if (isRedirectToken(pathname.slice(1), redirectTokens)) return () => undefined;
  const instead = page.querySelectorAll<HTMLElement>('[data-instead-of]');
  for (const words of instead) words.hidden = words.dataset['insteadOf'] !== pathname;
  const isStoryPage = instead.length === 0;
  void followRepaired(pathname);
  if (storyPath.test(pathname) && !isStoryPage) void showStoryNotFound(pathname);
  else if (!isStoryPage) console.error(`404: ${pathname}`);
  return () => undefined;
}

/** Returns false once the visitor has gone on to another page. */
function isShown(pathname: string): boolean {
  return shownPath() === pathname && !isPageLeft();
}

/** Redirects to the page that a damaged address was meant for, which not every host does. */
async function followRepaired(pathname: string): Promise<void> {
  const path = repairedPath(pathname);
  if (path === undefined) return;
  try {
    const { search, hash } = location;
    const { ok } = await fetch(path);
    if (ok && isShown(pathname)) location.replace(path + search + hash);
  } catch {
    // Without a network, the repaired address cannot be checked.
  }
}

/** Shows the page for an unknown story on a host that serves one file for all unknown addresses. */
async function showStoryNotFound(pathname: string): Promise<void> {
  try {
    const text = await fetchDocument('/fallback-story');
    if (isShown(pathname)) showDocument(text, pathname);
  } catch {
    // Without a network the general fallback page stays, which is true as well.
  }
}

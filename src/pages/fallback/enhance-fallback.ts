import { isRedirectToken, redirectTokens } from '#content/page/redirects.ts';
import { fetchDocument } from '#navigation/fetch-document.ts';
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
  if (storyPath.test(pathname) && !isStoryPage) void showStoryNotFound(pathname);
  else if (!isStoryPage) console.error(`404: ${pathname}`);
  return () => undefined;
}

/**
 * Shows the words for a story that does not exist, where the host serves one file for all missing addresses.
 */
async function showStoryNotFound(pathname: string): Promise<void> {
  try {
    showDocument(await fetchDocument('/fallback-story'), pathname);
  } catch {
    // Without a network the general words stay, which are true as well.
  }
}

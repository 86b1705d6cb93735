import { isControlled, subscribeToController } from '#platform/worker/worker-control.ts';
import { fetchDocument } from './fetch-document.ts';
import { isPageLink, isPublished } from './page-link.ts';
import { shownPath } from './show-document.ts';

/** Milliseconds without a move: somebody who presses sooner does not wait for anything else. */
const quietMs = 400;
const mostDocuments = 2;

/**
 * Prefetches the documents of the first links on this screen and the next while the page is quiet, because a
 * touch gives no sign before the press. Does nothing before a worker controls the page: its pack brings all
 * documents. Returns a cleanup function.
 */
export function prefetchDocuments(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void prefetch(), quietMs);
  };
  restart();
  const moves = ['page-shown', 'scroll'];
  for (const move of moves) addEventListener(move, restart, { passive: true });
  const unsubscribe = subscribeToController(restart);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const move of moves) removeEventListener(move, restart);
  };
}

async function prefetch(): Promise<void> {
  if (!isControlled()) return;
  const from = shownPath();
  for (const path of nearPaths().slice(0, mostDocuments)) {
    // The press fetches a document again that failed here.
    await fetchDocument(path).catch(() => undefined);
    if (shownPath() !== from) return;
  }
}

function nearPaths(): readonly string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const near = links.filter(
    (link) => isPageLink(link) && isPublished(link) && isNear(link.getBoundingClientRect()),
  );
  const paths = new Set(near.map(({ pathname }) => pathname));
  paths.delete(shownPath());
  return [...paths];
}

/** Returns true for a visible link on this screen or the next; a link in a closed panel has no width. */
function isNear({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < 2 * innerHeight;
}

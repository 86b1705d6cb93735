import { isControlled, workerContainer } from '#platform/worker/worker-control.ts';
import { fetchDocument, findStored } from './fetch-document.ts';
import { isOtherPage, isPageLink } from './page-link.ts';
import { shownPath } from './show-document.ts';

/** Milliseconds without scrolling before a prefetch, so that a quick press competes with none. */
const quietMs = 400;
const maxDocuments = 2;
/** Number of checks whether an installing worker has stored the documents. */
const maxTries = 20;

/**
 * Prefetches the documents of the first links on this screen and the next while the page is quiet, because a
 * touch gives no sign before the press. They come from the worker, or from what it has stored while it
 * installs, never over the network.
 */
export function prefetchDocuments(): void {
  if (!workerContainer()) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (triesLeft: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void prefetch().then(({ isComplete }) => {
        if (!isComplete && triesLeft > 1) wait(triesLeft - 1);
      });
    }, quietMs);
  };
  const restart = () => wait(maxTries);
  restart();
  for (const move of ['page-shown', 'scroll']) addEventListener(move, restart, { passive: true });
}

async function prefetch(): Promise<{ readonly isComplete: boolean }> {
  const from = shownPath();
  for (const path of nearPaths().slice(0, maxDocuments)) {
    if (!(await findStored(path))) {
      if (isControlled()) continue;
      return { isComplete: false };
    }
    // If this fails, the press fetches the document again.
    await fetchDocument(path).catch(() => undefined);
    if (shownPath() !== from) break;
  }
  return { isComplete: true };
}

function nearPaths(): readonly string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const near = links.filter(
    (link) => isPageLink(link) && isOtherPage(link) && isNear(link.getBoundingClientRect()),
  );
  return [...new Set(near.map(({ pathname }) => pathname))];
}

/** Returns true for a visible link on this screen or the next; a link in a closed panel has no width. */
function isNear({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < 2 * innerHeight;
}

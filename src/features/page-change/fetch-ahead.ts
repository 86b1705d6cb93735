import { workerContainer } from '#platform/worker/worker-control.ts';
import { type PageCode, leadsToPage } from './page-code.ts';

/** Milliseconds without a page change: whoever presses sooner is not made to wait for anything else. */
const restMs = 400;
/** Of those that one page links to. */
const mostPages = 2;

/** What is asked of the router. */
export interface PageTeller {
  /** Calls after each page change, once the new page is drawn. Returns its undo. */
  subscribe(event: 'onRendered', onRendered: () => void): () => void;
}

/**
 * A finger tells nothing before its press: code and data of the first pages to which links lead on this
 * screen and the next are fetched while the page rests, one page after the other, and never drawn. Where
 * no worker keeps them anyway nothing is fetched that nobody asked for. Returns its undo.
 */
export function fetchAhead(router: PageTeller, pages: PageCode): () => void {
  if (!workerContainer()) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  const startAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void fetchNearPages(pages), restMs);
  };
  startAgain();
  const undo = router.subscribe('onRendered', startAgain);
  return () => {
    clearTimeout(timer);
    undo();
  };
}

async function fetchNearPages(pages: PageCode): Promise<void> {
  const from = location.pathname;
  for (const path of nearPaths().slice(0, mostPages)) {
    await pages.fetch(path);
    if (location.pathname !== from) return;
  }
}

function nearPaths(): readonly string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const near = links.filter((link) => leadsToPage(link) && isNear(link.getBoundingClientRect()));
  const paths = new Set(near.map(({ pathname }) => pathname));
  paths.delete(location.pathname);
  return [...paths];
}

/** A link in a part that is closed has no width. */
function isNear({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < 2 * innerHeight;
}

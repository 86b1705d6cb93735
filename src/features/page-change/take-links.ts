import { approaches } from '#platform/page/approaches.ts';
import { isControlled } from '#platform/worker/worker-control.ts';

/**
 * A press waits this long for the code of its page: on a line that brings it in this time the browser's own
 * way takes longer. The worker has it on the device, where that way is never the faster one.
 */
const patienceMs = 300;
const patienceWithWorkerMs = 1_000;

/** What is asked of the router. */
export interface PageLoader {
  /** Fetches code and data of the page at this path; nothing where it failed. */
  preloadRoute(options: { readonly to: string }): Promise<unknown>;
}

/**
 * The router takes a press on a link where all of the next page is there, and the browser takes every
 * other: it has the finished page from the worker or the line, and is never waited for. A page's code is
 * fetched when somebody is about to open it, and no earlier. Returns its undo.
 */
export function takeLinks(router: PageLoader): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const there = new Set<string>();
  const fetching = new Map<string, Promise<unknown>>();
  const fetchPage = (path: string) => {
    const begun = fetching.get(path);
    if (begun) return begun;
    const fetched = router.preloadRoute({ to: path }).then((matches) => {
      // What did not come is asked for again at the next approach.
      if (matches) there.add(path);
      else fetching.delete(path);
    });
    fetching.set(path, fetched);
    return fetched;
  };

  const approach = (event: Event) => {
    const link = linkOf(event);
    if (link) void fetchPage(link.pathname);
  };
  const press = (event: MouseEvent) => {
    const link = linkOf(event);
    // A script's press is one of ours, below.
    if (!link || !event.isTrusted || !isPlain(event) || there.has(link.pathname)) return;
    // The router's own ear is further down.
    event.stopPropagation();
    event.preventDefault();
    const patience = isControlled() ? patienceWithWorkerMs : patienceMs;
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));
    void Promise.race([fetchPage(link.pathname), late]).then((outcome) => {
      if (signal.aborted) return;
      // Without a network the browser has no page, where no worker answers; the router has words.
      if (outcome === 'late' && navigator.onLine) location.assign(link.href);
      else link.click();
    });
  };
  for (const name of approaches) addEventListener(name, approach, { signal, passive: true });
  addEventListener('click', press, { signal, capture: true });
  return () => ended.abort();
}

/** The link to another page of this site that is meant; none where the browser does something else with it. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage =
    link?.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.target &&
    !link.hasAttribute('download');
  return isPage ? link : null;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

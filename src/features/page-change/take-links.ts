import { approaches } from '#platform/network/reach-at-press.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { setAtTop } from './below-fold.tsx';

/**
 * A press waits this long for the code of its page: on a line that brings it in this time the browser's own
 * way takes longer. The worker has it on the device, where that way is never the faster one.
 */
const patienceMs = 300;
const patienceWithWorkerMs = 1_000;

/** What is asked of the router. */
export interface PageOpener {
  /** Fetches code and data of the page at this path; nothing where it failed. */
  preloadRoute(options: { readonly to: string }): Promise<unknown>;
  /** Shows the page at this address of this site: path, search and hash. */
  navigate(options: { readonly href: string }): Promise<unknown>;
}

/**
 * The router takes a press on a link where all of the next page is there, and the browser takes every
 * other: it has the finished page from the worker or the line, and is never waited for. A page's code is
 * fetched when somebody is about to open it, and no earlier. Returns its undo.
 */
export function takeLinks(router: PageOpener): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const there = new Set<string>();
  const fetching = new Map<string, Promise<unknown>>();
  let last: MouseEvent | undefined;
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
  const open = (link: HTMLAnchorElement) => {
    const { pathname, search, hash } = link;
    const isOther = pathname !== location.pathname;
    setAtTop(hash === '' && isOther);
    // The next page takes the focus. From a link that is taken away while it has it Chromium takes it
    // first, for which it works out the styles of both pages, and once more those of the new one.
    if (isOther) link.blur();
    void router.navigate({ href: pathname + search + hash });
  };

  const approach = (event: Event) => {
    const link = linkOf(event);
    if (link && link.pathname !== location.pathname) void fetchPage(link.pathname);
  };
  const press = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    const isHere = link.pathname === location.pathname;
    // A place on this page is the browser's to go to.
    if (isHere && link.hash) return;
    event.preventDefault();
    last = event;
    if (isHere || there.has(link.pathname)) {
      open(link);
      return;
    }
    const patience = isControlled() ? patienceWithWorkerMs : patienceMs;
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));
    void Promise.race([fetchPage(link.pathname), late]).then((outcome) => {
      // Somebody who has pressed another link meanwhile wants that one.
      if (signal.aborted || last !== event) return;
      // Without a network the browser has no page, where no worker answers; the router has words.
      if (outcome === 'late' && navigator.onLine) location.assign(link.href);
      else open(link);
    });
  };
  for (const name of approaches) addEventListener(name, approach, { signal, passive: true });
  // At the window: whatever is nearer to the link comes first, and may keep the press to itself.
  addEventListener('click', press, { signal });
  return () => ended.abort();
}

/** The link to a page of this site that is meant; none where the browser does something else with it. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage =
    link?.origin === location.origin &&
    // Pages have no dot in their address, files have.
    !link.pathname.includes('.') &&
    !link.target &&
    !link.hasAttribute('download');
  return isPage ? link : null;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

import { approaches } from '#platform/network/reach-at-press.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { setAtTop } from './below-fold.tsx';
import { type PageCode, leadsToPage } from './page-code.ts';

/**
 * A press waits this long for the code of its page: on a line that brings it in this time the browser's own
 * way takes longer. The worker has it on the device, where that way is never the faster one.
 */
const patienceMs = 300;
const patienceWithWorkerMs = 1_000;

/** What is asked of the router. */
interface PageOpener {
  /** Shows the page at this address of this site: path, search and hash. */
  navigate(options: { readonly href: string }): Promise<unknown>;
}

/**
 * The router takes a press on a link where all of the next page is there, and the browser takes every
 * other: it has the finished page from the worker or the line, and is never waited for. A page's code is
 * fetched when somebody is about to open it; `fetch-ahead.ts` says which pages come earlier. Returns its undo.
 */
export function takeLinks(router: PageOpener, pages: PageCode): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let last: MouseEvent | undefined;
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
    if (link && link.pathname !== location.pathname) void pages.fetch(link.pathname);
  };
  const press = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    const isHere = link.pathname === location.pathname;
    // A place on this page is the browser's to go to.
    if (isHere && link.hash) return;
    event.preventDefault();
    last = event;
    if (isHere || pages.isThere(link.pathname)) {
      open(link);
      return;
    }
    const patience = isControlled() ? patienceWithWorkerMs : patienceMs;
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));
    void Promise.race([pages.fetch(link.pathname), late]).then((outcome) => {
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
  return link && leadsToPage(link) ? link : null;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

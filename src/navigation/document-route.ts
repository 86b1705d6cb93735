import { isControlled } from '#platform/worker/worker-control.ts';
import { within } from '#shared/within.ts';
import { fetchDocument } from './fetch-document.ts';
import { shownPath } from './show-document.ts';

interface LoaderContext {
  readonly location: { readonly pathname: string; readonly href: string };
  readonly preload: boolean;
  /** Aborted when another navigation takes its place. */
  readonly abortController: AbortController;
}

/** Options of every route: its loader fetches the document. Pass a copy, because the router extends it. */
export const documentRoute = { loader: loadDocument, staleTime: Infinity, gcTime: 0 } as const;

/**
 * Milliseconds to wait for a document before the browser loads the page itself, which takes no longer on a
 * slow connection. With a worker, documents are on the device, and fetching them is always faster.
 */
const timeoutMs = 300;
const timeoutWithWorkerMs = 1_000;

export function navigationTimeoutMs(): number {
  return isControlled() ? timeoutWithWorkerMs : timeoutMs;
}

/**
 * Returns undefined for the document that is shown. Leaves a document that does not load in time to the
 * browser.
 */
async function loadDocument({ location: to, preload, abortController }: LoaderContext) {
  if (to.pathname === shownPath()) return undefined;
  if (preload) return fetchDocument(to.pathname);
  try {
    return await within(navigationTimeoutMs(), fetchDocument(to.pathname));
  } catch {
    if (!abortController.signal.aborted) leavePage(to.href);
    // The browser replaces the document.
    return new Promise<undefined>(() => undefined);
  }
}

let isLeft = false;

/** Returns true after `leavePage`, while the browser loads the next page. */
export function isPageLeft(): boolean {
  return isLeft;
}

/** Lets the browser navigate by itself. */
export function leavePage(href: string): void {
  isLeft = true;
  // The back-forward cache may bring the page back.
  addEventListener('pagehide', () => (isLeft = false), { once: true });
  const isHere = new URL(href, location.href).href === location.href;
  if (isHere) location.reload();
  else location.assign(href);
}

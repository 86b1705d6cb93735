import { intentEvents } from '#platform/network/press-reachability.ts';
import type { AddressChange } from '#platform/page/change-address.ts';
import { focusMain } from '#platform/page/focus-main.ts';
import { navigationTimeoutMs } from './document-route.ts';
import { entryKey, keyEntry } from './entry-key.ts';
import { fetchDocument, fetchDocumentWithin, hasDocument } from './fetch-document.ts';
import { leaveTo } from './leave-to.ts';
import { isOtherPage, linkOf, pressedLink } from './page-link.ts';
import { createAppRouter } from './router.ts';
import { recordScroll, watchScrollRestoration } from './scroll-restoration.ts';
import { linksTo, showDocument, shownPath, type FollowedLink } from './show-document.ts';

/**
 * Lets the router handle links to pages of this site. Leaves a document that does not load in time, or
 * belongs to another build, to the browser; without a network, shows a message first. Returns a function that
 * preloads a page.
 */
export function startNavigation(): { readonly preload: (path: string) => void } {
  /** Scroll position at which a link within the page was pressed. */
  let leftAt: number | undefined;
  addEventListener('popstate', () => {
    if (!history.state) addEntry(leftAt);
    leftAt = undefined;
  });
  const router = createAppRouter();
  watchScrollRestoration();
  let isLinkFollowed = false;
  /** The last followed links, by the key of the history entry that they were in. */
  const followedLinks = new Map<string | undefined, FollowedLink>();
  router.startTransition = async (commit) => {
    commit();
    const { location: at, matches } = router.state;
    const text = matches[matches.length - 1]?.loaderData;
    const from = shownPath();
    if (typeof text === 'string' && at.pathname !== from) {
      showDocument(text, at.pathname, {
        startsAtTop: isLinkFollowed && !at.hash,
        focusedLink: followedLinks.get(entryKey()),
      });
      // Keep the previous document, so that going back works without a network.
      fetchDocument(from).catch(() => undefined);
    } else dispatchEvent(new Event('address-shown'));
    return true;
  };
  router.subscribe('onBeforeNavigate', ({ toLocation: to }) => {
    if (to.pathname === shownPath()) return;
    recordScroll();
    dispatchEvent(new Event('page-leave'));
  });
  // Back and Forward restore the scroll position; only a new entry starts at the top.
  router.history.subscribe(({ action }) => (isLinkFollowed = action.type === 'PUSH'));
  router.history.subscribe(router.load);
  void router.load();

  let lastPress: Event | undefined;
  const open = (link: HTMLAnchorElement) => {
    const { href, pathname, search, hash } = link;
    const index = linksTo(href).indexOf(link);
    followedLinks.set(entryKey(), { href, index });
    void router.navigate({ href: pathname + search + hash, resetScroll: pathname !== shownPath() });
  };
  const openAgain = (link: HTMLAnchorElement) => {
    open(link);
    scrollTo({ top: 0, behavior: 'instant' });
    focusMain();
  };
  const preload = (path: string) => void router.preloadRoute({ to: path });
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link && isOtherPage(link) && !hasDocument(link.pathname)) preload(link.pathname);
  };
  const onClick = async (event: MouseEvent) => {
    leftAt = undefined;
    const link = pressedLink(event);
    if (!link) return;
    const isHere = link.pathname === shownPath();
    // The browser scrolls to places in this document.
    if (isHere && link.hash) return void (leftAt = scrollY);
    event.preventDefault();
    lastPress = event;
    if (isHere) return openAgain(link);
    if (hasDocument(link.pathname)) return open(link);
    try {
      await fetchDocumentWithin(navigationTimeoutMs(), link.pathname);
      // The visitor may have pressed another link meanwhile.
      if (lastPress === event) open(link);
    } catch {
      await leaveTo(link, event, () => lastPress === event);
    }
  };
  for (const intent of intentEvents) addEventListener(intent, onIntent, { passive: true });
  addEventListener('popstate', () => (lastPress = undefined));
  // On the window, so that listeners nearer to the link run first and may prevent it.
  addEventListener('click', (event) => void onClick(event));
  // Parts of a page send this event when they change the address.
  addEventListener('address', (event) => {
    event.preventDefault();
    // While Back loads, the current entry is that of the next page.
    if (location.pathname !== shownPath()) return;
    recordScroll();
    const { search, hash = '', isReplaced = false } = (event as CustomEvent<AddressChange>).detail;
    const href = shownPath() + search + hash;
    const staysInPlace = { resetScroll: false, hashScrollIntoView: false };
    void router.navigate({ href, replace: isReplaced, ...staysInPlace });
  });
  return { preload };
}

/**
 * Gives a key to a history entry that a link within the page has made. The router stores the scroll position
 * under the key, and would invent another one each time. Before that, it stores the position of the page that
 * was left: Firefox and WebKit have scrolled already, so returns to `leftAt` first.
 */
function addEntry(leftAt: number | undefined): void {
  if (leftAt !== undefined) scrollTo({ top: leftAt, behavior: 'instant' });
  recordScroll();
  keyEntry();
}

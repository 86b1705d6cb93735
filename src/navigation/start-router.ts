import { leavePage } from './document-route.ts';
import { keyEntry } from './entry-key.ts';
import { fetchDocument } from './fetch-document.ts';
import { isInPageLink, pressedLink } from './page-link.ts';
import { type AppRouter, createAppRouter } from './router.ts';
import { recordScroll, watchScrollRestoration } from './scroll-restoration.ts';
import { linksTo, showDocument, shownPath, type FollowedLink } from './show-document.ts';

/** Page changes by the router. */
interface StartedRouter {
  readonly preload: (path: string) => void;
  /** Opens the page of a link. */
  readonly open: (link: HTMLAnchorElement) => void;
}

/** Starts the router, which from then on handles Back and Forward, and changes of the address. */
export async function startRouter(): Promise<StartedRouter> {
  /** Scroll position at which a link within the page was pressed. */
  let leftAt: number | undefined;
  addEventListener('click', (event) => {
    const link = pressedLink(event);
    leftAt = link && isInPageLink(link) ? scrollY : undefined;
  });
  addEventListener('popstate', () => {
    if (!history.state) addEntry(leftAt);
    leftAt = undefined;
  });
  const router = createAppRouter();
  handleRefusedEntries(router);
  watchScrollRestoration();
  let isLinkFollowed = false;
  /** The last followed links, by the key of the history entry that they were in. */
  const followedLinks = new Map<string, FollowedLink>();
  router.startTransition = async (commit) => {
    commit();
    const { location: at, matches } = router.state;
    const text = matches[matches.length - 1]?.loaderData;
    const from = shownPath();
    if (typeof text === 'string' && at.pathname !== from) {
      try {
        showDocument(text, at.pathname, {
          startsAtTop: isLinkFollowed && !at.hash,
          focusedLink: followedLinks.get(keyEntry()),
        });
      } catch (error) {
        // Other software has taken away what the change needs; the address is already that of the new page.
        console.error(error);
        location.reload();
      }
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
  const firstLoad = router.load();

  // Firefox removes an entry's key when a link within the page is pressed again.
  const keyAgain = () => keyEntry(router.latestLocation.state.__TSR_key);
  // Parts of a page send this event when they change the address.
  addEventListener('address', (event) => {
    event.preventDefault();
    keyAgain();
    recordScroll();
    const { search, hash = '', isReplaced = false } = event.detail;
    const href = shownPath() + search + hash;
    const staysInPlace = { resetScroll: false, hashScrollIntoView: false };
    void router.navigate({ href, replace: isReplaced, ...staysInPlace });
  });
  // A page change before this would count as the first load, and store no scroll position.
  await firstLoad;
  return {
    preload: (path) => void router.preloadRoute({ to: path }),
    open(link) {
      const { href, pathname, search, hash } = link;
      const index = linksTo(href).indexOf(link);
      followedLinks.set(keyAgain(), { href, index });
      void router.navigate({ href: pathname + search + hash });
    },
  };
}

/**
 * Loads a page in full where the browser refuses its history entry: WebKit allows a hundred changes in half a
 * minute, and some software blocks all of them. An entry that cannot be replaced keeps its address.
 */
function handleRefusedEntries({ history: routed }: AppRouter): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method];
    history[method] = (state, unused, href) => {
      try {
        change.call(history, state, unused, href);
      } catch (error) {
        // The call came from other software, not from the router.
        if (href !== routed.location.href) throw error;
        if (method === 'pushState') leavePage(href);
      }
    };
  }
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

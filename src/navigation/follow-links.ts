import { isRedirectToken, redirectTokens } from '#content/page/redirects.ts';
import { intentEvents } from '#platform/network/press-reachability.ts';
import { bootScript } from '#platform/page/boot-script.ts';
import { changeAddress } from '#platform/page/change-address.ts';
import { focusMain } from '#platform/page/focus-main.ts';
import { whenIdle } from '#platform/page/when-idle.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { within } from '#shared/within.ts';
import { navigationTimeoutMs } from './document-route.ts';
import { entryKey } from './entry-key.ts';
import { fetchDocument, hasDocument } from './fetch-document.ts';
import { leaveTo } from './leave-to.ts';
import { isInPageLink, isOtherPage, linkOf, pressedLink } from './page-link.ts';
import { isAddressShown, shownPath } from './show-document.ts';
import type { startRouter } from './start-router.ts';

/** Events of a visitor, who may soon press a link. */
const visitorEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Lets the router open links to pages of this site. Loads it at the first event of a visitor: a page that
 * is only read needs none. If the router or the document does not load in time, or the document belongs to
 * another build, the browser navigates by itself; without a network, it shows a message first.
 */
export function followLinks(): void {
  let router: ReturnType<typeof startRouter> | undefined;
  let lastPress: Event | undefined;
  const load = () => {
    router ??= import('./start-router.ts').then((module) => module.startRouter());
    router.catch(() => (router = undefined));
    return router;
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    const { pathname } = link;
    const loading = load();
    if (!isOtherPage(link) || hasDocument(pathname)) return;
    // The document and the router are fetched at the same time; then the router preloads the rest.
    fetchDocument(pathname).catch(() => undefined);
    loading.then(({ preload }) => preload(pathname)).catch(() => undefined);
  };
  const onClick = async (event: MouseEvent) => {
    const link = pressedLink(event);
    // The browser scrolls to places in this document.
    if (!link || isInPageLink(link)) return;
    event.preventDefault();
    lastPress = event;
    if (link.pathname === shownPath() && isAddressShown()) return openAgain(link);
    // The visitor may press another link meanwhile.
    const isLastPress = () => lastPress === event;
    try {
      const loading = Promise.all([load(), fetchDocument(link.pathname)]);
      const [{ open }] = await within(navigationTimeoutMs(), loading);
      if (isLastPress()) open(link);
    } catch {
      await leaveTo(link, event, isLastPress);
    }
  };
  for (const type of visitorEvents)
    addEventListener(type, () => void whenIdle().then(() => void load()), {
      once: true,
      passive: true,
    });
  for (const intent of intentEvents) addEventListener(intent, onIntent, { passive: true });
  // On the window, so that listeners nearer to the link run first and may prevent it.
  addEventListener('click', (event) => void onClick(event));
  addEventListener('popstate', () => {
    lastPress = undefined;
    within(navigationTimeoutMs(), load()).catch(() => {
      if (!isAddressShown()) location.reload();
    });
  });
  addEventListener('address', (event) => {
    const { search, hash = '' } = event.detail;
    const isSame = search === location.search && hash === location.hash;
    if (!isSame && isAddressShown()) return;
    // Nothing would change, or the address is another page's.
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  if (!isControlled()) prefetchRouter().catch(() => undefined);
  // The router restores what it has stored for this entry, or redirects. The visitor may have gone back already.
  const isRouted = entryKey() !== undefined || !isAddressShown();
  if (isRouted || isRedirectToken(location.pathname.slice(1), redirectTokens)) void load();
}

/** Opens the shown page again, at its top. */
function openAgain({ search }: HTMLAnchorElement): void {
  changeAddress({ search });
  scrollTo({ top: 0, behavior: 'instant' });
  focusMain();
}

/**
 * Fetches the router but does not run it: without a worker, a press would wait for the network. Firefox would block
 * `<link rel="prefetch">` by the policy's `default-src`, and Safari does not know it.
 */
async function prefetchRouter(): Promise<void> {
  const address = bootScript()?.dataset['router'];
  if (address) await (await fetch(address, { priority: 'low' })).blob();
}

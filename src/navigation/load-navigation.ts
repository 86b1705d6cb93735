import { isRedirectToken, redirectTokens } from '#content/page/redirects.ts';
import { intentEvents } from '#platform/network/press-reachability.ts';
import { bootScript } from '#platform/page/boot-script.ts';
import { whenIdle } from '#platform/page/when-idle.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { within } from '#shared/within.ts';
import { navigationTimeoutMs } from './document-route.ts';
import { entryKey } from './entry-key.ts';
import { fetchDocument } from './fetch-document.ts';
import { leaveTo } from './leave-to.ts';
import { isOtherPage, linkOf, pressedLink } from './page-link.ts';
import type { startNavigation } from './start-navigation.ts';

/** Events of a visitor, who may soon press a link. */
const visitorEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Loads the router (start-navigation.ts) at the first event of a visitor: a page that is only read needs
 * none. A link that is pressed earlier is pressed again once the router has started.
 */
export function loadNavigation(): void {
  let isStarted = false;
  let loading: Promise<ReturnType<typeof startNavigation>> | undefined;
  let lastPress: Event | undefined;
  const load = () => {
    loading ??= import('./start-navigation.ts').then((module) => {
      isStarted = true;
      return module.startNavigation();
    });
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (isStarted || !link) return;
    const { pathname } = link;
    const started = load();
    if (!isOtherPage(link)) return;
    // The document and the router are fetched at the same time; then the router preloads the rest.
    fetchDocument(pathname).catch(() => undefined);
    started.then(({ preload }) => preload(pathname)).catch(() => undefined);
  };
  const onClick = async (event: MouseEvent) => {
    const link = pressedLink(event);
    if (isStarted || !link) return;
    event.preventDefault();
    lastPress = event;
    onIntent(event);
    try {
      await within(navigationTimeoutMs(), load());
      if (lastPress === event) link.click();
    } catch {
      await leaveTo(link, event, () => lastPress === event);
    }
  };
  for (const type of visitorEvents)
    addEventListener(type, () => void whenIdle().then(() => void load()), {
      once: true,
      passive: true,
    });
  for (const intent of intentEvents) addEventListener(intent, onIntent, { passive: true });
  addEventListener('click', (event) => void onClick(event));
  addEventListener('popstate', () => void load());
  if (!isControlled()) prefetchRouter();
  // The router restores what it has stored for this entry, or redirects.
  if (entryKey() || isRedirectToken(location.pathname.slice(1), redirectTokens)) void load();
}

/** Fetches the router but does not run it: without a worker, a press would wait for the network. */
function prefetchRouter(): void {
  const href = bootScript()?.dataset['navigation'];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'prefetch',
    as: 'script',
    href,
  });
  document.head.append(link);
}

import {
  type AnyRouter,
  Match,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { startTransition, use } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '#platform/page/when-idle.ts';

/** After a press the visitor's next page has the processor to itself. */
const restMs = 1_000;
/** A key's press comes as a click, after the finger's. */
const presses = ['pointerdown', 'click'];

/** Ids of the routes whose pages are warm, or about to be. */
const warm = new Set<string>();
let last = Promise.resolve();

/**
 * Draws each kind of page once before it is opened, one after the other: a first drawing takes up to
 * three times as long as a second. `matches` are what the router has fetched beforehand.
 */
export function warmPage(
  router: AnyRouter,
  matches: Awaited<ReturnType<AnyRouter['preloadRoute']>>,
  createRouter: (history: RouterHistory) => AnyRouter,
): void {
  const page = matches?.[matches.length - 1];
  if (!page || warm.has(page.routeId)) return;
  warm.add(page.routeId);
  last = last.then(async () => {
    await whenIdle();
    const unseen = createRouter(historyAt(router.history, page.pathname));
    await unseen.load();
    const isOpen = () => router.state.matches.some(({ routeId }) => routeId === page.routeId);
    while (!isOpen() && (await drawUnseen(unseen, page.routeId)) === 'given up') await rest();
  });
}

/** The visitor's history as if it stood at another page; it cannot be moved. */
function historyAt(history: RouterHistory, path: string): RouterHistory {
  const location = { ...history.location, href: path, pathname: path, search: '', hash: '' };
  const still = () => undefined;
  return { ...history, location, push: still, replace: still };
}

/**
 * In short steps, thrown away before anything is put anywhere or an effect runs, and given up when the
 * visitor presses. What stays: the page's styles are made, and the browser has compiled its code.
 */
function drawUnseen(router: AnyRouter, routeId: string): Promise<'drawn' | 'given up'> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (outcome: 'drawn' | 'given up') => {
      ended.abort();
      root.unmount();
      resolve(outcome);
    };
    // In a turn of its own: no root can be taken down while it is drawn.
    const onDrawn = () => setTimeout(end, 0, 'drawn');
    const options = { capture: true, signal: ended.signal };
    for (const press of presses) addEventListener(press, () => end('given up'), options);
    const root = createRoot(document.createElement('div'), { onUncaughtError: () => onDrawn() });
    startTransition(() =>
      root.render(
        <RouterContextProvider router={router}>
          <Match routeId={routeId} />
          <Unfinished onDrawn={onDrawn} />
        </RouterContextProvider>,
      ),
    );
  });
}

async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await whenIdle();
}

const never = new Promise<never>(() => undefined);

/** Drawn last and never done, so React keeps all before it to itself. */
function Unfinished({ onDrawn }: { readonly onDrawn: () => void }): null {
  onDrawn();
  return use(never);
}

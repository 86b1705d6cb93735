/**
 * The only script of a page that runs before the first paint; the build writes it inline.
 * It loads the page's modules once the page is there, or at the first touch, and keeps presses
 * that come before React is there, to press them again afterwards. Links, summaries, fields and
 * forms that open a new tab work by themselves and are left alone; without a network those that
 * lead to other sites are kept as well, for the page to answer.
 */
// First: an engine older than Chrome 90 or Safari 15 ends here, and its visitor has the page as it is
// without script; what opens and closes stays open (`data-scripted`).
document.documentElement.dataset.scripted = RegExp('', 'd').flags;

// What a reader of stories has chosen (features/reading) holds before anything is drawn. It is written as
// a list of families, one of which may be a typeface: Chromium waits for one that is asked for this early.
try {
  const { dataset } = document.documentElement;
  dataset.read = sessionStorage.read ?? localStorage.read ?? '';
  document.fonts.load(`1em ${dataset.read}`).catch(() => 0);
} catch {
  // Storage is denied.
}

const ready = 'srm:ready';
/** The page's document names them where it holds this script. */
const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];
const kept: HTMLElement[] = [];
let loading: Promise<unknown> | undefined;
let isReady = false;

const load = () =>
  (loading ??= new Promise((resolve) => {
    addEventListener(ready, resolve);
    for (const href of modules)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    importAll().catch((error) => {
      void importLater(5_000);
      // The browser tells it; reportError came with Chrome 95 and Safari 15.4.
      throw error;
    });
  }));

/** All are fetched at once, and run one by one. */
const importAll = async () => {
  for (const href of modules) await import(/* @vite-ignore */ href);
};

/** Code that did not come is asked for until it does: in `ms`, or when the network is back. */
const importLater = (ms: number): Promise<void> =>
  new Promise((goOn) => {
    setTimeout(goOn, ms);
    addEventListener('online', goOn);
  })
    .then(fetchAll)
    .then(() => importAll().catch(loadPageAnew))
    .catch(() => importLater(2 * ms));

/** An import alone would take a filter's page out of the browser's memory again (WebKit). */
const fetchAll = async () => {
  for (const href of modules) {
    const { headers } = await send(href, { cache: 'no-cache' });
    if (!headers.get('Content-Type')?.includes('javascript')) throw new Error(href);
  }
};

/**
 * For an engine that never fetches a failed module again; once. Firefox keeps typed text then, Chromium
 * 92 and 109 do not.
 */
const loadPageAnew = (error: unknown) => {
  const [visit] = performance.getEntriesByType('navigation');
  if ((visit as PerformanceNavigationTiming).type === 'reload') throw error;
  location.reload();
};

const touched = (event: Event) => {
  if (isReady) return;
  const { type, target } = event as Event & { readonly target: HTMLFormElement };
  const { onLine } = navigator;
  const pressed: HTMLElement | null | false =
    type === 'click'
      ? target.closest(`button:not(form *,[aria-disabled])${onLine ? '' : ',[href^=http]'}`)
      : // Its one button; the event names it from Safari 15.4 on only.
        type === 'submit' && target.querySelector('button');
  void load();
  // React, where it has begun to join, would join all of the page first and take a link's press then.
  event.stopPropagation();
  if (!pressed || (onLine && target.target)) return;
  // React joins a part of the page at once when it is clicked, not when it is submitted.
  kept.push(pressed);
  event.preventDefault();
};

for (const touch of ['pointerdown', 'keydown', 'focusin', 'click', 'submit'])
  addEventListener(touch, touched, true);
addEventListener(ready, () => {
  isReady = true;
  for (const pressed of kept) pressed.click();
});
// A busy browser may have no idle moment for a page, ever: one in sixteen of Chromium's never had theirs.
addEventListener('load', () =>
  (window.requestIdleCallback ?? setTimeout)(load, { timeout: 1_000 }),
);

// One tablet, many visitors: a page kept in the browser's memory brings back nothing of theirs.
addEventListener('pagehide', () =>
  document.querySelector<HTMLFormElement>('form[autocomplete=off]')?.reset(),
);

// An offer to install the site may come before anybody could take it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

// While no worker answers /api/*, the page does; a call that comes first waits for it.
const { fetch: send } = window;
window.fetch = async (input, init) => {
  const { href } = new URL((input as Request).url ?? input, location.href);
  const isOurs = href.startsWith(`${origin}/api/`);
  if (!isOurs || navigator.serviceWorker?.controller) return send(input, init);
  await load();
  return window.fetch(input, init);
};

export {};

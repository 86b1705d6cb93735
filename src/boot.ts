/**
 * The only script of a page that runs before the first paint; the build writes it inline.
 * It loads the page's modules once the page is there, or at the first touch, and keeps presses
 * that come before React is there, to press them again afterwards. Links, summaries,
 * fields and forms that open a new tab work by themselves and are left alone.
 */
const ready = 'srm:ready';
const kept: (() => void)[] = [];
const w = window;
let loading: Promise<unknown> | undefined;

const load = () =>
  (loading ??= new Promise((resolve) => {
    addEventListener(ready, resolve, { once: true });
    void importAll();
  }));

/** All are fetched at once, and run one by one. */
const importAll = async () => {
  const modules = document.getElementById('root')?.dataset.modules?.split(' ') ?? [];
  for (const href of modules)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  for (const href of modules) await import(/* @vite-ignore */ href);
};

const keep = (event: Event) => {
  const { target } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    if (target.target) return;
    // React joins a part of the page at once when it is clicked, not when it is submitted.
    kept.push(() => event.submitter?.click());
  } else {
    const button = target instanceof Element && target.closest('button');
    if (!button || button.form || button.ariaDisabled) return;
    kept.push(() => button.click());
  }
  event.preventDefault();
};

for (const hint of ['pointerdown', 'keydown', 'focusin', 'click', 'submit'])
  addEventListener(hint, load, { capture: true, passive: true, once: true });
for (const press of ['click', 'submit']) addEventListener(press, keep, true);
addEventListener(ready, () => {
  for (const press of ['click', 'submit']) removeEventListener(press, keep, true);
  for (const again of kept) again();
});
addEventListener('load', () => (w.requestIdleCallback ?? setTimeout)(load));

// An offer to install the site may come before anybody could take it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  w.installOffer = event;
});

// While no worker answers /api/*, the page does; a call that comes first waits for it.
const { fetch: send } = w;
const early: typeof send = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const isOurs = url.origin === location.origin && url.pathname.startsWith('/api/');
  if (!isOurs || navigator.serviceWorker?.controller) return send(input, init);
  await load();
  return (w.fetch === early ? send : w.fetch)(input, init);
};
w.fetch = early;

export {};

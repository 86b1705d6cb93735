import type { BrowserContext } from '@playwright/test';
import type { FaultProxy } from '../support/servers/fault-proxy.ts';
import { withoutWorkers } from '../support/page/without-workers.ts';
import { expect, test as base } from './test.ts';

interface Breaking {
  /** Waits for the database, which opens later than the site. */
  readonly database: void;
  /** False where nothing depends on the service worker, whose installation takes seconds. */
  readonly hasWorkers: boolean;
  /** The line between browser and server: whole again before and after each test. */
  readonly line: FaultProxy;
  /** Every toast so far. */
  readonly toasts: readonly string[];
}

/** `test` on a network that may fail; the browser's own messages about that are expected. */
export const test = base.extend<Breaking>({
  database: [
    async ({ site }, use) => {
      await site.opened();
      await use();
    },
    { auto: true, timeout: 150_000 },
  ],
  hasWorkers: [true, { option: true }],
  context: async ({ context, hasWorkers }, use) => {
    if (!hasWorkers) await withoutWorkers(context);
    await use(context);
  },
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: async ({}, use) => use([/^Failed to load resource: /]),
  line: [
    async ({ site }, use) => {
      await site.proxy.reset();
      await use(site.proxy);
      await site.proxy.reset();
    },
    { auto: true },
  ],
  toasts: async ({ context }, use) => use(await watchToasts(context)),
});

export { expect };

/** Collects every toast that any page of this context shows, in order, even if it closes again. */
async function watchToasts(context: BrowserContext): Promise<readonly string[]> {
  const seen: string[] = [];
  await context.exposeFunction('toastShown', (text: string) => seen.push(text));
  await context.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added.filter((each) => each instanceof Element)) {
        for (const element of [node, ...node.querySelectorAll('*')]) {
          const isToast = element instanceof HTMLElement && element.matches('[role=status] > div');
          if (isToast) Reflect.get(window, 'toastShown')(element.innerText);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

import type { BrowserContext } from '@playwright/test';

/** Makes the context behave as a browser without service workers. */
export async function withoutWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

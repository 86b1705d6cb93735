import type { BrowserContext } from '@playwright/test';

/** Makes of it a browser that knows no service workers. */
export async function withoutWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

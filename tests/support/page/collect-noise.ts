import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/**
 * Collects what no page of ours may cause, in a list that grows: console errors and warnings
 * (policy violations are among them), page errors, and requests to another host.
 */
export function collectNoise(context: BrowserContext, origin: string): readonly string[] {
  const noise: string[] = [];
  const listen = (page: Page) => {
    page.on('console', (message) => isNoise(message) && noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(`Page error: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin)
        noise.push(`Request to another host: ${url.href}`);
    });
  };
  context.on('page', listen);
  for (const page of context.pages()) listen(page);
  return noise;
}

function isNoise(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type());
}

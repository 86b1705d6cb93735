import type { Browser, BrowserContext, Page } from '@playwright/test';

const cpuSlowdown = 4;
/** Milliseconds after which a step of a visit fails. */
const stepTimeoutMs = 30_000;

/** Opens a browser context with a phone's screen and an empty cache. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  visitor.setDefaultTimeout(stepTimeoutMs);
  // tsx wraps functions in a `__name` helper, which a page does not have.
  await visitor.addInitScript({ content: 'globalThis.__name ??= (value) => value' });
  await visitor.addInitScript(recordMoments);
  return visitor;
}

export async function newSlowPage(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/**
 * Marks when the runtime is ready, and records the time of the last press. Runs in every page before its own
 * code.
 */
function recordMoments(): void {
  addEventListener('runtime', () => performance.mark('ready'), { once: true });
  // Stores milliseconds since 1970, in sessionStorage because it outlives the page.
  const note = (event: Event) => {
    // A held press (src/boot/held-presses.ts) is repeated by script; only the visitor's counts.
    if (!event.isTrusted) return;
    sessionStorage.setItem('pressedAt', String(performance.timeOrigin + event.timeStamp));
  };
  addEventListener('click', note, { capture: true });
}

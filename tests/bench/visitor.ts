import type { Browser, BrowserContext, Page } from '@playwright/test';

const cpuSlowdown = 4;
/** No step of a visit may take longer. */
const longestStep = 30_000;

/** A small screen with an empty cache. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  visitor.setDefaultTimeout(longestStep);
  // The tool that runs this file names functions with a helper that a page does not have.
  await visitor.addInitScript({ content: 'globalThis.__name ??= (value) => value' });
  await visitor.addInitScript(noteMoments);
  return visitor;
}

export async function newSlowPage(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/** Runs in every page before its own code. */
function noteMoments(): void {
  addEventListener('runtime', () => performance.mark('ready'), { once: true });
  // Milliseconds since 1970, and in a place that outlives the page.
  const note = (event: Event) => {
    // A press that was kept comes again, from a script.
    if (!event.isTrusted) return;
    sessionStorage.setItem('pressedAt', String(performance.timeOrigin + event.timeStamp));
  };
  addEventListener('click', note, { capture: true });
}

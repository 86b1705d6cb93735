import type { Page } from '@playwright/test';
import { packPrefix } from '#hosting/pack.ts';
import { until } from '../support/until.ts';
import { whenHeadingChanges, whenPainted, whenReady } from './in-page.ts';
import type { Variant } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { variantsOf, type World } from './world.ts';

/** Selectors of the links that lead from home to the list, and from there to a story. */
const steps = {
  '/ > /stories': 'a[href="/stories"]',
  '/stories > a story': 'a[href^="/stories/"]',
};
/** Time that a visitor looks before pressing; the worker is still fetching its files then. */
const lookMs = 700;
/** Milliseconds to wait for another heading in the page. */
const longestChange = 10_000;

/** Measures the page changes of a first visit. */
export async function playWalk(world: World): Promise<void> {
  for (const variant of variantsOf(world, 'site', 'bare', 'scriptless')) await walk(world, variant);
}

async function walk({ browser, server, note }: World, variant: Variant): Promise<void> {
  const visitor = await newVisitor(browser);
  const page = await newSlowPage(visitor);
  server.forget();
  await page.goto(server.address(variant, '/'), { waitUntil: 'load' });
  if (variant !== 'scriptless') await page.evaluate(whenReady);
  if (variant === 'site' || variant === 'before')
    await until('A file for the worker', async () =>
      server.served.some(({ path }) => path.startsWith(packPrefix)),
    );
  for (const [name, link] of Object.entries(steps)) {
    await page.waitForTimeout(lookMs);
    note(variant, name, 'page change, ms', await followLink(page, `main ${link}`));
  }
  await visitor.close();
}

/** Taps a link and returns the milliseconds until the next page's heading is painted, or null. */
async function followLink(page: Page, selector: string): Promise<number | null> {
  const link = page.locator(selector).first();
  const path = await link.getAttribute('href');
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  const changed = page.evaluate(whenHeadingChanges, longestChange).catch(() => null);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  // A full page load ends the old page and its promise.
  const isThere = (url: URL) => url.pathname === path;
  const options = { waitUntil: 'domcontentloaded', timeout: longestChange } as const;
  const loaded = () =>
    page.waitForURL(isThere, options).then(
      () => page.evaluate(whenPainted),
      () => null,
    );
  const shownAt = (await changed) ?? (await loaded());
  const pressedAt = await page.evaluate(() => Number(sessionStorage.getItem('pressedAt')));
  return shownAt !== null && isThere(new URL(page.url())) ? shownAt - pressedAt : null;
}

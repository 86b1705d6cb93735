import type { Page } from '@playwright/test';
import { whenHeadingChanges, whenPainted } from './in-page.ts';

/** Milliseconds to wait for another heading in the page. */
const longestChange = 10_000;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Taps a link and returns the milliseconds until the next page's heading is painted, or null. */
export async function followLink(page: Page, to: string, place: Place): Promise<number | null> {
  const changed = page.evaluate(whenHeadingChanges, longestChange).catch(() => null);
  await page.touchscreen.tap(place.x, place.y);
  const shownAt = (await changed) ?? (await paintOf(page, to));
  const pressedAt = await page.evaluate(() => Number(sessionStorage.getItem('pressedAt')));
  return shownAt === null || new URL(page.url()).pathname !== to ? null : shownAt - pressedAt;
}

/** Waits for the first paint after a full page load, which ended the old page and its promise. */
async function paintOf(page: Page, path: string): Promise<number | null> {
  const isThere = (url: URL) => url.pathname === path;
  try {
    await page.waitForURL(isThere, { waitUntil: 'domcontentloaded', timeout: longestChange });
  } catch {
    return null;
  }
  return page.evaluate(whenPainted);
}

/** Scrolls to the first link to `to` in `<main>` and returns its centre. Runs in the page. */
export function placeOfLink(to: string): Place {
  const link = document.querySelector(`main a[href="${to}"]`);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

import type { Page } from '@playwright/test';
import { whenHeadingChanges, whenPainted } from './in-page.ts';

/** Without another heading for this long a press counts as lost. */
const longestChange = 10_000;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds from the finger on a link to the next page's heading on the screen. */
export async function followLink(page: Page, to: string, place: Place): Promise<number | null> {
  const changed = page.evaluate(whenHeadingChanges, longestChange).catch(() => null);
  await page.touchscreen.tap(place.x, place.y);
  const shownAt = (await changed) ?? (await paintOf(page, to));
  const pressedAt = await page.evaluate(() => Number(sessionStorage.getItem('pressedAt')));
  return shownAt === null || new URL(page.url()).pathname !== to ? null : shownAt - pressedAt;
}

/** A load of its own took the old page and its promise away. */
async function paintOf(page: Page, path: string): Promise<number | null> {
  const isThere = (url: URL) => url.pathname === path;
  try {
    await page.waitForURL(isThere, { waitUntil: 'domcontentloaded', timeout: longestChange });
  } catch {
    return null;
  }
  return page.evaluate(whenPainted);
}

/** Where the first link in the page's own part leads there; runs in the page, and scrolls to it. */
export function placeOfLink(to: string): Place {
  const link = document.querySelector(`main a[href="${to}"]`);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

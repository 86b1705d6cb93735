import type { Locator, Page } from '@playwright/test';

/** Finds the section of the page with this heading. */
export function sectionOf(page: Page, heading: string): Locator {
  return page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
  });
}

/** Finds the section of the page with its main heading. */
export function heroOf(page: Page): Locator {
  return page.getByRole('main').locator('section', { has: page.locator('h1') });
}

/** Widths of the specification's layouts, in CSS pixels. */
const layoutWidths = [390, 820, 1440] as const;

/** Returns the results of `look` in windows that are 390, 820 and 1440 pixels wide. */
export async function atEachWidth<Found>(
  page: Page,
  look: () => Promise<Found>,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const width of layoutWidths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await look());
  }
  return found;
}

/** Counts the columns in which these items are. */
export async function columnsOf(items: Locator): Promise<number> {
  const lefts = await items.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

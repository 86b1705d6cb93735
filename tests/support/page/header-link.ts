import type { Locator, Page } from '@playwright/test';

/** Returns a link of the header, after opening the menu that hides it. */
export async function headerLink(page: Page, name: string): Promise<Locator> {
  const header = page.getByRole('banner');
  const link = (includeHidden: boolean) =>
    page.getByRole('link', { name, exact: true, includeHidden });
  const closed = header.locator('details:not([open])', { has: link(true) });
  const summary = closed.locator('> summary').filter({ visible: true });
  if ((await summary.count()) > 0) await summary.click();
  return header.getByRole('link', { name, exact: true });
}

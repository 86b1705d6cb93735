import type { Locator, Page } from '@playwright/test';

/** A link of the header, to be seen: the menu that holds it at this width is open afterwards. */
export async function headerLink(page: Page, name: string): Promise<Locator> {
  const header = page.getByRole('banner');
  const link = (includeHidden: boolean) =>
    page.getByRole('link', { name, exact: true, includeHidden });
  const closed = header.locator('details:not([open])', { has: link(true) });
  const summary = closed.locator('> summary').filter({ visible: true });
  if ((await summary.count()) > 0) await summary.click();
  return header.getByRole('link', { name, exact: true });
}

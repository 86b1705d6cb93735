import type { Locator, Page } from '@playwright/test';

/** Returns the link to a story on the page; adds one where the story is too old to be listed. */
export async function storyLink(page: Page, path: string): Promise<Locator> {
  const links = page.locator(`a[href="${path}"]`);
  if ((await links.count()) === 0)
    await page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: href });
      document.querySelector('main')?.prepend(link);
    }, path);
  return links.first();
}

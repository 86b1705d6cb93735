import type { Locator, Page } from '@playwright/test';

/** Returns the link to a story on the page; adds one where the story is too old to be listed. */
export async function storyLink(page: Page, path: string): Promise<Locator> {
  const links = page.locator(`a[href="${path}"]`);
  if ((await links.count()) === 0) await addLink(page, path);
  return links.first();
}

/** Adds a link to the start of the page's content. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {
      href: address,
      textContent: address,
    });
    document.querySelector('main')?.prepend(link);
  }, href);
}

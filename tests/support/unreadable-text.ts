import type { Page } from '@playwright/test';

/** Words of the page's main part that nobody can see. */
export function unreadableText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const unreadable: string[] = [];
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim();
      const isSeen = texts.currentNode.parentElement?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (words && !isSeen) unreadable.push(words);
    }
    return unreadable;
  });
}

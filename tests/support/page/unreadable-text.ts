import type { Page } from '@playwright/test';

/** Lists the words inside `main` that nobody can see. */
export function unreadableText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const unreadable: string[] = [];
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim();
      const holder = texts.currentNode.parentElement;
      // Skip what only works with script: buttons, the search, the bar of reading tools, the list of an
      // order, the mark of the text that is shown and the second of two links to paper.
      if (
        !words ||
        !holder ||
        holder.closest(
          'button, [role=search], .copies, #titles-and-copies, #reading, .tools, .now, .languages, [hidden], [data-deadline]',
        )
      )
        continue;
      // Skip what is shown on paper only.
      if (holder.closest('.paper, [data-printed]')) continue;
      const isSeen = holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen) unreadable.push(words);
    }
    return unreadable;
  });
}

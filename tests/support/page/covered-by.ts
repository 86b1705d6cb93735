import type { Locator } from '@playwright/test';

/** Lists the words and controls of the page that lie under an element. */
export function coveredBy(element: Locator): Promise<readonly string[]> {
  return element.evaluate((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    // The letters of a line begin lower than its box.
    const isUnder = (rect: DOMRect) =>
      rect.width > 1 &&
      rect.right > left + 1 &&
      rect.left < right - 1 &&
      rect.bottom > top + 1 &&
      rect.top + rect.height * 0.2 < bottom;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const covered: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility()) continue;
      if (over.contains(holder) || holder.closest('script, style, svg')) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isUnder)) covered.push(text.textContent.trim());
    }
    for (const control of document.querySelectorAll(':is(a, button, input, summary)')) {
      if (over.contains(control) || !control.checkVisibility()) continue;
      if (isUnder(control.getBoundingClientRect())) covered.push(control.textContent || control.id);
    }
    return covered;
  });
}

import type { Page } from '@playwright/test';

/** Lists words that stick out of the window sideways, and whether the window scrolls sideways. */
export function sidewaysFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: holder } = text;
      if (!text.textContent?.trim() || !holder || holder.closest('svg, script, noscript')) continue;
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects()) {
        // Hidden words are a pixel wide or far to the left.
        if (width <= 1 || right < 0 || isHidden(holder)) continue;
        if (left < -1 || right > clientWidth + 1) {
          faults.push(`"${text.textContent.trim().slice(0, 40)}" from ${left} to ${right}`);
        }
      }
    }
    return faults;

    function isHidden(element: Element | null): boolean {
      if (!element) return false;
      const { position, clipPath } = getComputedStyle(element);
      return (position === 'absolute' && clipPath !== 'none') || isHidden(element.parentElement);
    }
  });
}

/** Lists controls smaller than this many CSS pixels, except links in running text. */
export function tapFaults(page: Page, smallest: number): Promise<readonly string[]> {
  return page.evaluate((px) => {
    const pressable = 'a[href], button, input:not([type=hidden]), textarea, summary';
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .filter((element) => !isInText(element))
      .flatMap((element) => {
        const { width, height, right } = area(element).getBoundingClientRect();
        const isSmall = Math.round(width) < px || Math.round(height) < px;
        const name = element.textContent?.trim() || element.id;
        return isSmall && right > 0 ? [`"${name}" is ${width} by ${height} px`] : [];
      });

    /** Returns the pressable area: a field's label, or the element over which a link spreads. */
    function area(element: HTMLElement): Element {
      const label = element.closest('label');
      if (label) return label;
      const { content, position } = getComputedStyle(element, '::after');
      const spreads = content !== 'none' && position === 'absolute';
      return (spreads && element.offsetParent) || element;
    }

    function isInText(element: HTMLElement): boolean {
      const isInline = getComputedStyle(element).display === 'inline';
      const beside = [...(element.parentElement?.childNodes ?? [])].filter(
        (node) => node !== element && node.textContent?.trim(),
      );
      const isOfText = (element.localName === 'a' && isInline) || element.className === 'word';
      return isOfText && beside.length > 0;
    }
  }, smallest);
}

import type { Page } from '@playwright/test';

interface TabWalk {
  /** Names of the elements that Tab reached, in that order. */
  readonly reached: readonly string[];
  /** Names of all elements that Tab has to reach, in document order. */
  readonly stops: readonly string[];
  /** Names of the stops at which the focus is not visible. */
  readonly unseen: readonly string[];
}

/** Presses Tab from the top of the page until the focus leaves it at the end. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const count = await page.evaluate(watch);
  // One press more than there are stops: the last one leaves the page or begins again.
  for (let press = 0; press <= count; press += 1) await page.keyboard.press('Tab');
  return page.evaluate(report);
}

/** Records focus moves from now on, for `report`. Returns the number of stops. */
function watch(): number {
  const focusable = 'a[href], button, input, textarea, summary, iframe, [tabindex]';
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const names = stops.map((element, at) => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return `${at} ${element.localName} ${(words || element.id).slice(0, 40)}`;
  });
  const reached: string[] = [];
  const unseen: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const name = names[stops.indexOf(target)] ?? `unexpected ${target.outerHTML.slice(0, 80)}`;
    reached.push(name);
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(target);
    const { top, bottom, right, width, height } = target.getBoundingClientRect();
    // A transparent outline shows in forced colours only; otherwise a shadow marks the focus.
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const isMarked = outlineColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none';
    const isInView = bottom > 0 && right > 0 && top < innerHeight && width * height > 0;
    if (!(isOutlined && isMarked && isInView)) unseen.push(name);
  });
  Object.assign(document, { tabWalk: { reached, stops: names, unseen } });
  return stops.length;
}

function report(): TabWalk {
  return Reflect.get(document, 'tabWalk');
}

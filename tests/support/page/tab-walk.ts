import type { Page } from '@playwright/test';

export interface TabWalk {
  /** Names of what the Tab key reached, in that order. */
  readonly reached: readonly string[];
  /** Names of all that it is to reach, in the order of the document. */
  readonly stops: readonly string[];
  /** Stops whose focus nobody sees. */
  readonly unseen: readonly string[];
}

/** Presses Tab from the top of the page until it leaves at the end. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const count = await page.evaluate(watch);
  // One press more than there are stops: the last one leaves the page or begins again.
  for (let press = 0; press <= count; press += 1) await page.keyboard.press('Tab');
  return page.evaluate(report);
}

/** Notes each stop's name on the element itself, so that the report needs nothing else. */
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
    // A transparent outline is drawn in forced colours only; then a shadow does its work.
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

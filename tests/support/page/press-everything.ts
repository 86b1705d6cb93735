import type { Page } from '@playwright/test';
import { islandsLive } from './started.ts';

/** Controls that leave the page or, on /kept, delete data. Tests press them by name. */
export const excludedControls = '[data-act],[type=submit],[data-enhance=video] *';

/**
 * Starts every island and presses each visible control once, including those that a press reveals.
 * After each press the page reports the keys of its storages to `noteNames`.
 */
export async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(touchIslands);
  await islandsLive(page);
  await page.evaluate(pressAll, excludedControls);
}

/** Starts the islands as a pointer does, those far below the screen as well. Runs in the page. */
export function touchIslands(): void {
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** Runs in the page, so it sees nothing else of this file. */
export async function pressAll(without: string): Promise<void> {
  const pressed = new Set<string>();
  const note: unknown = Reflect.get(window, 'noteNames');
  const findNext = () => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button,[role=tab],select,input:not([type=hidden])',
    );
    for (const control of controls) {
      const own = control instanceof HTMLInputElement ? [control.name, control.value] : [];
      const label = control.getAttribute('aria-label');
      const key = [control.id, control.textContent, label, ...own].join('|');
      if (control.getClientRects().length === 0 || control.matches(without) || pressed.has(key))
        continue;
      pressed.add(key);
      return control;
    }
    return undefined;
  };
  for (let control = findNext(); control && pressed.size < 80; control = findNext()) {
    control.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    if (typeof note === 'function') await note(names);
  }
}

import type { Page } from '@playwright/test';

/** Controls that lead to other sites or away, or end what the others do; tests press them by name. */
const excluded = '[data-act],[type=submit],[data-enhance=video] *,a';
const mostPresses = 120;

/**
 * Presses every control of the page that can be seen, also those that appear by it, each once. `look` is
 * called after each press that may have stored something.
 */
export async function pressEverything(page: Page, look: () => Promise<void>): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (!(await page.evaluate(pressNext, excluded))) return;
    if (presses % 5 === 4) await look();
  }
}

/** Presses the next control. Runs in the page, so it sees nothing else of this file. */
async function pressNext(without: string): Promise<boolean> {
  const pressed: Set<string> = (Reflect.get(window, 'pressed') as Set<string>) ?? new Set();
  Reflect.set(window, 'pressed', pressed);
  const controls = document.querySelectorAll<HTMLElement>(
    'button,[role=tab],[role=button],summary,select,input:not([type=hidden])',
  );
  for (const control of controls) {
    const key = [control.id, control.textContent, control.getAttribute('aria-label')]
      .concat(control instanceof HTMLInputElement ? [control.name, control.value] : [])
      .join('|');
    const isSeen = control.getClientRects().length > 0;
    if (!isSeen || pressed.has(key) || control.matches(without)) continue;
    pressed.add(key);
    control.click();
    await new Promise((resolve) => setTimeout(resolve, 60));
    return true;
  }
  return false;
}

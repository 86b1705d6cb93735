import type { BrowserContext, Page } from '@playwright/test';

/** Lets the page write to the clipboard, and the test read it. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Returns the HTML that a program would paste. */
export async function clipboardHtml(page: Page): Promise<string> {
  // Keys and scripts reach the page by different channels, so wait for the field first.
  const pasted = await page.evaluateHandle(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    const html = new Promise<string>((resolve) => {
      field.addEventListener('paste', ({ clipboardData }) => {
        field.remove();
        resolve(clipboardData?.getData('text/html') ?? '');
      });
    });
    field.focus();
    return { html };
  });
  await page.keyboard.press('Control+V');
  return pasted.evaluate(({ html }) => html);
}

/** Makes the browser refuse both ways of copying. */
export async function refuseClipboard(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    Object.assign(Object.getPrototypeOf(navigator.clipboard), { writeText: refuse });
    Document.prototype.execCommand = () => false;
  });
}

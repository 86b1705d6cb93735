import { allowClipboard, clipboardText, refuseClipboard } from '../../support/page/clipboard.ts';
import { expect, test } from '../reading-test.ts';

test('Copy link copies the address of the page and says so', async ({ page, open, context }) => {
  await allowClipboard(context);
  await open('/stories/8?utm_source=x');
  const card = page.getByRole('complementary', { name: 'Share' });
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText('Link copied to clipboard!')).toBeVisible();
  expect(await clipboardText(page)).toBe(page.url());
});

test('a clipboard that refuses is announced in a live region', async ({ page, open, context }) => {
  await refuseClipboard(context);
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const live = node.closest('[role=status]') ?? node.querySelector('[role=status]');
        if (live === null) continue;
        const { liveSince = performance.now() } = document.documentElement.dataset;
        document.documentElement.dataset['liveSince'] = String(liveSince);
        if (live.textContent !== '')
          document.documentElement.dataset['age'] = String(performance.now() - Number(liveSince));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await open('/stories/8');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(page.getByRole('status').getByText("Couldn't copy link to clipboard")).toBeVisible();
  expect(Number(await page.locator('html').getAttribute('data-age'))).toBeGreaterThan(90);
  await expect(copy).toBeFocused();
});

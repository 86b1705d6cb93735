import { createPersistentBrowser } from '../../support/browser/persistent-browser.ts';
import { storedOrderText } from '../../support/order/stored-order.ts';
import { guidePath, listed, orderPage } from '../../support/order/order-page.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test } from '../breaking-test.ts';

const [first = '', second = ''] = listed.map(({ key }) => key);

/** Browsers write local storage seconds later; this one has no seconds left. */
test('a list is there again, and a cleared one is not, when the browser was killed at once', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const browser = createPersistentBrowser(site.url);
  try {
    const open = async () => {
      const context = await browser.start();
      const page = await context.newPage();
      await page.goto(guidePath);
      await readyOffline(page);
      await context.setOffline(true);
      return page;
    };
    const before = await open();
    await orderPage(before).tick(first).check();
    await orderPage(before).tick(second).check();
    await orderPage(before).copies(first).fill('30');
    await expect.poll(() => before.evaluate(storedOrderText)).toContain(`${first}.30,${second}.1`);
    await browser.kill();

    const again = await open();
    await expect(orderPage(again).told).toHaveText('2 titles, 31 copies');
    await expect(orderPage(again).copies(first)).toHaveValue('30');
    await orderPage(again).button('Clear my list').click();
    await expect.poll(() => again.evaluate(storedOrderText)).toMatch(/^\S+ $/);
    await browser.kill();

    const last = await open();
    await expect(orderPage(last).told).toHaveText('0 titles, 0 copies');
  } finally {
    await browser.kill();
    browser.remove();
  }
});
